/** Control characters, as in a terminal's colors that were pasted, and bytes that aren't UTF-8. */
import type {Literal, Nodes} from 'mdast';
import {visit} from 'unist-util-visit';
import {lineOf} from '../../../engine/markdown';
import {lineOfKey} from '../frontMatter';
import type {Rule} from '../rule';

/** Control characters but tabs and ends of lines. XML can't contain them, so one in a post would make its feeds unreadable. */
const control = /[^\t\n\r -~\u00A0-\uFFFD\u{10000}-\u{10FFFF}]/u;

/** Node.js reads it where the bytes of a file aren't UTF-8. */
const REPLACED = '\uFFFD';

const codePoint = (character: string) =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

const remedy = 'remove it; in the output of a command, it starts a color, such as ESC[32m';

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') {
    return [value];
  }
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

export const characterRule: Rule = ({text, tree, frontMatter}, report) => {
  const lines = text.split('\n');
  const found = new Set<number>();
  lines.forEach((line, index) => {
    const [character] = control.exec(line) ?? [];
    if (character !== undefined) {
      found.add(index + 1);
      report(index + 1, `the control character ${codePoint(character)}`, remedy);
    }
  });
  // Written as `&#12;`, or in YAML as "\e".
  visit(tree, (node) => {
    const {value} = node as Literal;
    const [character] = (typeof value === 'string' && control.exec(value)) || [];
    const start = lineOf(node as Nodes);
    const end = node.position?.end.line ?? start;
    const isFound = [...found].some((line) => line >= start && line <= end);
    if (character !== undefined && node.type !== 'yaml' && !isFound) {
      report(start, `the control character ${codePoint(character)}`, remedy);
    }
  });
  for (const [key, value] of Object.entries(frontMatter)) {
    const [character] = textsIn(value).flatMap((one) => control.exec(one) ?? []);
    if (character !== undefined && !found.has(lineOfKey(text, key))) {
      report(lineOfKey(text, key), `the control character ${codePoint(character)}`, remedy);
    }
  }
  const broken = lines.findIndex((line) => line.includes(REPLACED));
  if (broken >= 0) {
    const advice = 'save the file as UTF-8, and write the character again';
    report(broken + 1, "a character that isn't UTF-8", advice);
  }
};
