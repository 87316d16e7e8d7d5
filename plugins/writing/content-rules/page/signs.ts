/** What Markdown shows as it is typed, although it was meant otherwise: readers would see the signs, or copy what they can't see. */
import type {Code, InlineCode, Text} from 'mdast';
import {visit} from 'unist-util-visit';
import {isShell} from '../../../engine/fences';
import {lineOf} from '../../../engine/markdown';
import type {Rule} from '../rule';

/** Signs in the text between Markdown, with what they lack. */
const signs: readonly [pattern: RegExp, remedy: string][] = [
  [/\[\^[^\]\s]+\]/, 'write the text of the footnote after the same name and a colon, on a line of its own'],
  [/\[[^\]]+\]\[[^\]]*\]/, 'write the address after the same name and a colon, on a line of its own'],
  [/\[[^\]]+\] ?\((?=[./#]|https?:).*/, 'write [text](address) without a space, and close the parenthesis'],
  [/\\ .*/, 'start a new line after the backslash'],
  [/\*\*|~~/, 'let no space follow the signs that open, or precede those that close'],
  [/^#{2,6}[^\s#].*/m, 'write a space after the signs of a heading'],
  [/^\|.*\|[ \t]*$/m, 'write |---| for each column as the second line of a table'],
  [/^\[(?: ?x ?| *)\](?= )/i, 'write [x] or [ ] at the start of a task'],
];

/** Signs that look like others in code, and fail in a shell. */
const lookalikes: readonly [pattern: RegExp, name: string][] = [
  [/\u00a0/, 'a no-break space (U+00A0)'],
  [/\u202f/, 'a narrow no-break space (U+202F)'],
  [/[\u200b\u2060\ufeff]/, 'a character without width'],
];

export const signRule: Rule = ({tree, text}, report) => {
  const find = (node: Text | Code | InlineCode, source: string, pattern: RegExp) => {
    const match = pattern.exec(source);
    const line = lineOf(node) + source.slice(0, match?.index).split('\n').length - 1;
    return match && {line, shown: match[0].trim()};
  };
  visit(tree, ['text', 'code', 'inlineCode'], (visited) => {
    const node = visited as Text | Code | InlineCode;
    const {start, end} = node.position ?? {};
    // A backslash before a sign is in the source only.
    const source = text.slice(start?.offset, end?.offset);
    if (node.type === 'text') {
      for (const [pattern, remedy] of signs) {
        const found = find(node, source, pattern);
        if (found) {
          report(
            found.line,
            `readers would see ${found.shown}`,
            `${remedy}; a backslash before a sign shows it`,
          );
        }
      }
      return;
    }
    for (const [pattern, name] of lookalikes) {
      const found = find(node, source, pattern);
      if (found) {
        report(found.line, `code with ${name}, which readers would copy`, 'type it again');
      }
    }
    if (node.type === 'code') {
      const quotes = /[\u201c\u201d\u201e\u00ab\u00bb]/.test(node.meta ?? '');
      if (quotes) {
        report(lineOf(node), `typographic quotes after ${node.lang}`, 'write straight ones: title="a.cue"');
      }
      const dash = isShell(node.lang ?? '') && find(node, source, /(?<=\s)[\u2013\u2014]+\w+/);
      if (dash) {
        report(dash.line, `${dash.shown} has a long dash, which no shell reads`, 'write two hyphens');
      }
    }
  });
};
