/** The grammars by which code is highlighted. */
import {Prism} from 'prism-react-renderer';
import {loadPackage} from '../../engine/loadPackage';
import {simplifyBash} from './bash';
import {extendCue} from './cue';

const adapt: Record<string, (prism: typeof Prism) => void> = {bash: simplifyBash, cue: extendCue};

const loaded = new Set<string>();

/** Adds grammars of prismjs to Prism, each once. */
export function loadLanguages(languages: readonly string[] = []): void {
  // The grammars extend a global `Prism`.
  Object.assign(globalThis, {Prism});
  for (const language of languages.filter((name) => !loaded.has(name))) {
    loadPackage(`prismjs/components/prism-${language}`);
    loaded.add(language);
    adapt[language]?.(Prism);
  }
}

export {Prism};
