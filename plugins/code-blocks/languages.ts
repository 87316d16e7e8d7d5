/** The grammars by which code is highlighted. */
import {createRequire} from 'node:module';
import {Prism} from 'prism-react-renderer';
import {extendCue} from './cue';

const load = createRequire(__filename);
const loaded = new Set<string>();

/**
 * Adds grammars of prismjs to the engine, each once.
 *
 * @throws Error that names a language which prismjs does not have
 */
export function loadLanguages(languages: readonly string[] = []): void {
  // The grammars extend a global engine.
  const scope = globalThis as {Prism?: unknown};
  scope.Prism = Prism;
  try {
    for (const language of languages.filter((name) => !loaded.has(name))) {
      loaded.add(language);
      try {
        load(`prismjs/components/prism-${language}`);
      } catch (error) {
        throw new Error(`plugins/code-blocks: prismjs has no language "${language}"`, {cause: error});
      }
      if (language === 'cue') {
        extendCue(Prism);
      }
    }
  } finally {
    delete scope.Prism;
  }
}

/** The grammar of a language; of an unknown one `undefined`. */
export const grammarOf = (language: string) => Prism.languages[language];

export {Prism};
