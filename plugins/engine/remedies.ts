/** Remedies for the messages of the MDX parser. Each works when a writer obeys it: see remedies.test.ts. */
import {loadPackage} from './loadPackage';

const {htmlTagNames} = loadPackage('html-tag-names') as typeof import('html-tag-names');

/** Elements of HTML, and those whose children are of another language. */
export const elements = new Set<string>([...htmlTagNames, 'svg', 'math']);

const voidElements = new Set(
  'area base br col embed hr img input link meta param source track wbr'.split(' '),
);

const literal = 'to show a "<", write it in `code`, or as &lt;';

function unclosed(name: string): string {
  if (name === '') {
    return literal;
  }
  if (voidElements.has(name)) {
    return `write <${name} />`;
  }
  if (/^[a-z]/.test(name) && !elements.has(name)) {
    return `to show <${name}>, write it in \`code\`, or as &lt;${name}&gt;`;
  }
  return `write </${name}>; around a list, put empty lines around each tag`;
}

const remedies: readonly [RegExp, (match: RegExpExecArray) => string][] = [
  [
    /mapping pair|block mapping entry|nested mappings|end of the stream|alias|unknown tag/,
    () => 'put a value that has a colon, quotes, or a sign at its start between double quotes',
  ],
  [/Expected (?:a|the) closing tag (?:for )?`<\/?([^\s>`]*?)>`/, ([, name = '']) => unclosed(name)],
  [/Unexpected closing (?:slash|tag)/, () => 'remove it, or write its opening tag before it'],
  [/character `!`.* before name/, () => 'write --> at the end of the comment'],
  [/to create a link in MDX/, () => 'write a link as [text](address)'],
  [
    /before name|in name|local name|member name|attribute name|attribute value|in self-closing|after attribute|end of file in tag/,
    () => literal,
  ],
  [/import\/exports/, () => 'put an empty line after an import, and start a sentence with another word'],
  [/lazy line/, () => 'put an empty line before this one, or indent it as the lines above'],
  [/duplicated mapping key/, () => 'remove one of them'],
  [/expression|acorn/, () => 'to show a brace, write it in `code`, or as \\{'],
];

/**
 * A message of the parser with its remedy, if it has one, and without its notes about syntax, which the remedy has for a writer:
 * `Unexpected closing tag`, … → `Unexpected closing tag; remove it, or …`
 */
export function withRemedy(reason: string): string {
  const message = reason.replace(/\s*\(note: [^]*\)$/, '').replace(/, expected [^]*$/, '');
  for (const [pattern, mend] of remedies) {
    const match = pattern.exec(reason);
    if (match) {
      return `${message}; ${mend(match)}`;
    }
  }
  return message;
}
