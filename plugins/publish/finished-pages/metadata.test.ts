// test/build/previews.spec.ts has the addresses and tags of real pages, and links.spec.ts the pictures.
import {expect, test} from '@playwright/test';
import {correctStructuredData} from './metadata';

const correct = (data: object) => correctStructuredData(JSON.stringify(data), 'https://example.com', []);

test('structured data keeps addresses of other sites, and a post without tags has no keywords', () => {
  const data = {author: {url: 'https://git.example/team'}};
  expect(correct({...data, keywords: []})).toBe(JSON.stringify(data));
});

test('a title in structured data doesn’t end its script', () => {
  expect(correct({headline: '</script>'})).toBe('{"headline":"\\u003c/script>"}');
});
