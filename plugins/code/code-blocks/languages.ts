/** The grammars by which code is highlighted. */
import {Prism} from 'prism-react-renderer';
import {loadPackage} from '../../engine/loadPackage';

/** What is run: the first word of each command. */
const command = new RegExp(
  [
    // Where it begins: a line that continues no other, or after an operator, a bracket or a word such as `then`.
    String.raw`((?:(?<!\\\n)^|[;&|(]|[{!](?=\s)|\b(?:then|else|do|if|while|until|xargs|sudo)(?=\s))`,
    // Variables that are set for it.
    String.raw`[ \t]*(?:\w+=\S*[ \t]+)*)`,
    // Other words at the start of a line.
    String.raw`(?!(?:if|then|elif|else|fi|for|while|until|do|done|case|esac|in|function|select)\b)`,
    String.raw`[\w./~-]+(?![\w.]*=)`,
  ].join(''),
  'm',
);

/**
 * Shows in a shell block what is run in one color, and flags quiet. Prism's grammar colors the words that it knows anywhere in a line:
 * `install` in `brew install`, but neither `brew` nor `kubectl`.
 */
function simplifyBash(): void {
  // It would find a number in `0.2.0`, and color its first half.
  const dropped = {function: undefined, builtin: undefined, parameter: undefined, number: undefined};
  Object.assign(Prism.languages.bash ?? {}, dropped);
  Prism.languages.insertBefore('bash', 'keyword', {
    command: {pattern: command, lookbehind: true, greedy: true},
    flag: {pattern: /(\s)--?[a-z][\w-]*/i, lookbehind: true},
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
