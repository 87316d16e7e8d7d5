/** The grammars by which code is highlighted. */
import {Prism} from 'prism-react-renderer';
import {loadPackage} from '../../engine/loadPackage';

/** Where a command begins: a line that continues no other, or after an operator, a bracket or a word such as `then`. */
const start = /(?<!\\\n)^|[;&|(]|[{!](?=\s)|\b(?:then|else|do|if|while|until|xargs|sudo)(?=\s)/;

/** Variables that are set for one command. */
const settings = /(?:\w+=\S*[ \t]+)*/;

/** Words at the start of a line that aren't commands. */
const words = /(?!(?:if|then|elif|else|fi|for|while|until|do|done|case|esac|in|function|select)\b)/;

/**
 * Shows in a shell block what is run: the first word of each command has one color, and flags are quiet. Prism's grammar colors the
 * words that it knows anywhere in a line: `install` in `brew install`, but neither `brew` nor `kubectl`.
 */
function simplifyBash(): void {
  const {bash} = Prism.languages as Record<string, Record<string, unknown>>;
  delete bash?.function;
  delete bash?.builtin;
  delete bash?.parameter;
  // It would find one in `0.2.0`, and color its first half.
  delete bash?.number;
  Prism.languages.insertBefore('bash', 'keyword', {
    command: {
      pattern: new RegExp(
        `((?:${start.source})[ \\t]*${settings.source})${words.source}[\\w./~-]+(?![\\w.]*=)`,
        'm',
      ),
      lookbehind: true,
      greedy: true,
    },
    flag: {
      pattern: /(\s)--?[a-z][\w-]*/i,
      lookbehind: true,
    },
  });
}

/** Teaches Prism's CUE grammar, which only knows keywords and literals, the names of fields and definitions. */
function extendCue(): void {
  Prism.languages.insertBefore('cue', 'string-literal', {
    // A quoted name without interpolation; one with it stays a string literal.
    'quoted-property': {
      pattern: /"[^"\\\r\n]*"(?=[?!]?\s*:)/,
      greedy: true,
      alias: 'property',
    },
  });
  Prism.languages.insertBefore('cue', 'keyword', {
    property: {
      pattern: /(^|[\s{,:(])[#_a-z$][\w$#]*(?=[?!]?\s*:)/i,
      lookbehind: true,
    },
    definition: {
      pattern: /(^|[^\w$])_?#[a-z_$][\w$]*/i,
      lookbehind: true,
      alias: 'class-name',
    },
  });
}

const adapt: Record<string, () => void> = {bash: simplifyBash, cue: extendCue};

const loaded = new Set<string>();

/** Adds grammars of prismjs to Prism, each once. */
export function loadLanguages(languages: readonly string[] = []): void {
  // The grammars extend a global `Prism`.
  Object.assign(globalThis, {Prism});
  for (const language of languages.filter((name) => !loaded.has(name))) {
    loadPackage(`prismjs/components/prism-${language}`);
    loaded.add(language);
    adapt[language]?.();
  }
}

export {Prism};
