/** Finds the values in a line of CUE or YAML, and other values to try in their place. */

const string = String.raw`(?<string>"(?:\\.|[^"\\])*")`;

const cue = new RegExp(
  [
    String.raw`\/\/.*`,
    string,
    String.raw`(?<number>\b\d+\b)`,
    String.raw`\b(?<boolean>true|false)\b`,
    String.raw`(?<label>\b[a-z]\w*(?=:))`,
    String.raw`(?<reference>(?<=: +)[A-Z][\w.]*(?![\w.:]))`,
  ].join('|'),
  'g',
);

const yaml = new RegExp(
  [
    String.raw`(?:^|\s)#.*`,
    string,
    String.raw`(?<=(?:: +|- +|, +|\[))(?:(?<number>\d+)|(?<boolean>true|false)|(?<word>[^\s[\]{},:"]+))(?=\s|[,\]}]|$)`,
  ].join('|'),
  'g',
);

/** Replacements for a match, in the order in which to try them; none for a comment. */
function replacements(groups: Record<string, string | undefined>, shown: string): string[] {
  const {string, number, boolean, reference, word, label = ''} = groups;
  // The name of a field matters only if the result has it.
  const isShown = new RegExp(`(?<![\\w-])${label}(?![\\w-])`).test(shown);
  return [
    ...(string ? [string.replace(/"$/, 'x"')] : []),
    ...(number ? [String(Number(number) + 1), String(Number(number) - 1)] : []),
    ...(boolean ? [String(boolean === 'false')] : []),
    ...(reference ? [`${reference} + 1`, `${reference} + "x"`] : []),
    ...(word ? [`${word}x`] : []),
    ...(label && isShown ? [`${label}x`] : []),
  ];
}

/** A field whose value comes from outside: a changed default would have no effect. */
const tagged = /^(\s*)(\w+)(:.*@tag\([^)]*\))$/;

/**
 * For each value in a line, the line with other values in its place.
 *
 * @param shown the result, for names of fields
 */
export function otherValues(line: string, language: string, shown: string): string[][] {
  const found = [...line.matchAll(language === 'yaml' ? yaml : cue)].map(({0: text, index, groups = {}}) =>
    replacements(groups, shown).map(
      (other) => line.slice(0, index) + other + line.slice(index + text.length),
    ),
  );
  return tagged.test(line) ? [...found, [line.replace(tagged, '$1_$2$3, $2: _$2 + "x"')]] : found;
}
