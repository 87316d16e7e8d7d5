import type {Prism} from 'prism-react-renderer';

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
export function simplifyBash(prism: typeof Prism): void {
  const {bash} = prism.languages as Record<string, Record<string, unknown>>;
  delete bash?.function;
  delete bash?.builtin;
  delete bash?.parameter;
  // It would find one in `0.2.0`, and color its first half.
  delete bash?.number;
  prism.languages.insertBefore('bash', 'keyword', {
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
