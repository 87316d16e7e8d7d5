/** The grammars by which code is highlighted. */
import {createRequire} from 'node:module';
import {Prism} from 'prism-react-renderer';
import {extendCue} from './cue';

const load = createRequire(__filename);
const loaded = new Set<string>();

/** Adds grammars of prismjs to the engine, each once. */
export function loadLanguages(languages: readonly string[] = []): void {
  // The grammars extend a global engine.
  Object.assign(globalThis, {Prism});
  for (const language of languages.filter((name) => !loaded.has(name))) {
    load(`prismjs/components/prism-${language}`);
    loaded.add(language);
    if (language === 'cue') {
      extendCue(Prism);
    }
  }
}

export const grammarOf = (language: string) => Prism.languages[language];

export {Prism};
