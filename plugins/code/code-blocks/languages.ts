/** The grammars by which code is highlighted. */
import {Prism} from 'prism-react-renderer';
import {loadPackage} from '../../engine/loadPackage';
import {extendCue} from './cue';
import {simplifyBash} from './bash';

const loaded = new Set<string>();

/** Adds grammars of prismjs to the engine, each once. */
export function loadLanguages(languages: readonly string[] = []): void {
  // The grammars extend a global engine.
  Object.assign(globalThis, {Prism});
  for (const language of languages.filter((name) => !loaded.has(name))) {
    try {
      loadPackage(`prismjs/components/prism-${language}`);
    } catch (error) {
      throw new Error(`code-blocks: option "languages" has "${language}", which prismjs lacks`, {
        cause: error,
      });
    }
    loaded.add(language);
    if (language === 'cue') {
      extendCue(Prism);
    } else if (language === 'bash') {
      simplifyBash(Prism);
    }
  }
}

export {Prism};
