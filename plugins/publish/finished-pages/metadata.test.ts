import {expect, test} from '@playwright/test';
import {correctStructuredData} from './metadata';

const correct = (data: object, ...tags: string[]) =>
  JSON.parse(correctStructuredData(JSON.stringify(data), 'https://example.com', tags)) as object;

test('structured data names pages by their canonical addresses, but leaves pictures and other sites alone', () => {
  const picture = {'@id': 'https://example.com/img/a.png', url: 'https://example.com/img/a.png'};
  const author = {url: 'https://git.example/team'};
  expect(correct({url: 'https://example.com/blog/a', image: picture, author})).toEqual({
    url: 'https://example.com/blog/a/',
    image: picture,
    author,
  });
});

test('a title in structured data doesn’t end its script', () => {
  expect(correctStructuredData('{"headline":"</script>"}', 'https://example.com', [])).not.toContain('<');
  expect(correct({headline: '</script>'})).toEqual({headline: '</script>'});
});

test('the tags of a post are its keywords, and a post without tags has none', () => {
  expect(correct({keywords: []}, 'CUE', 'Feature')).toEqual({keywords: ['CUE', 'Feature']});
  expect(correct({keywords: []})).toEqual({});
});
