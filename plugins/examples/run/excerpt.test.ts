import {expect, test} from '@playwright/test';
import {file, from, test as siteTest} from '../fixture/site';
import {containsExcerpt} from './compare';

const text = `a: {
	b: [{
		c: "one"

		d: 2
	}, {
		c: "two"
	}]
	e: 3
}
f: 4
`;

for (const [excerpt, isPart] of [
  ['\tb: [{\n\t\tc: "one"\n', true],
  ['c: "one"\n\nd: 2\n', true],
  ['\nd: 2\n', true],
  ['b: [{…}]\ne: 3\n', true],
  ['a: {…}\nf: 4\n', true],
  ['a: {\n\tb: […]\n', false],
  ['a: {…}\n', true],
  // Only whole lines with one indent match, and no line may be left out without an ellipsis.
  ['a:\n', false],
  ['c: "one"\nd: 2\n', false],
  ['\tc: "one"\n\nd: 2\n', false],
  ['b: [{…}]\nf: 4\n', false],
  ['a: {…}\ne: 3\n', false],
  ['d: […]\n', false],
] as const) {
  test(`${JSON.stringify(excerpt)} is ${isPart ? 'an' : 'no'} excerpt`, () => {
    expect(containsExcerpt(text, excerpt)).toBe(isPart);
  });
}

siteTest('an excerpt above its file is compared with the file that the page writes below', async ({site}) => {
  const above = file('a', 'two', 'excerpt') + file('a', 'three', 'excerpt');
  site.page('base', above + file('a', 'one\ntwo') + file('a', 'three', 'replaces'));
  site.page('page', from('base') + file('a', 'three', 'excerpt'));
  const {out} = await site.run();
  expect(out.match(/^docs\/.*$/gm)).toEqual(["docs/base.mdx:5: a doesn't contain this block"]);
});
