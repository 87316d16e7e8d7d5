// How good the answers of the search are, asked without a browser; e2e/search has what readers do with them.
import {gzipSync} from 'node:zlib';
import {unreleased, versions} from '../../config/versions';
import {BLOG} from '../../config/site';
import {createEngine, type Engine} from '../../plugins/search/client/engine';
import {ERROR, INDEX_FOLDER, TYPE, type IndexedPage} from '../../plugins/search/client/index-file';
import {queriesFrom} from '../../plugins/search/fixture/queries';
import {questions} from '../../plugins/search/fixture/questions';
import {expect, test} from '@playwright/test';
import {read} from '../support/built';

const readPages = (scope: string) =>
  JSON.parse(read(`${INDEX_FOLDER}/${scope}.json`).toString()) as IndexedPage[];

const start = `/docs/${unreleased.path}/`;

let pages: IndexedPage[];
let engine: Engine;

test.beforeAll(async () => {
  pages = readPages(unreleased.path);
  engine = createEngine(pages);
});

const addressOf = (page: Pick<IndexedPage, 'route'>, anchor: string) =>
  page.route.slice(start.length) + (anchor && `#${anchor}`);

/** Addresses of the answers below the version, the best first. */
const ask = (query: string) =>
  engine.find(query).found.map(({page, section}) => addressOf(page, section.anchor));

const all = Object.values(questions)
  .flatMap((entries) => Object.entries(entries))
  .map(([text, answers]) => ({
    text,
    answers: answers.split(' ').map((answer) => (answer === '/' ? '' : answer)),
  }));

/** The page of an address, in the form that the questions have. */
const pageOf = (address: string) => address.replace(/\/?(#.*)?$/, '');

const isRight = (address: string | undefined, answers: readonly string[]) =>
  address !== undefined && answers.some((answer) => answer === address || answer === pageOf(address));

test('every answer that the tests of the search expect is an existing page or section', () => {
  const known = new Set(
    pages.flatMap(({sections, ...page}) => [
      pageOf(addressOf(page, '')),
      ...sections.map(({anchor}) => addressOf(page, anchor)),
    ]),
  );
  const lost = all.flatMap(({answers}) => answers).filter((answer) => !known.has(answer));
  expect(lost, 'pages that moved: change them in plugins/search/fixture/questions.ts').toEqual([]);
});

test('the search answers at least 88 of 100 typical questions first, and 96 among the first three', () => {
  const judged = all.map(({text, answers}) => {
    const [first, ...others] = ask(text)
      .slice(0, 3)
      .map((address) => isRight(address, answers));
    return {text, isFirst: first === true, isNear: [first, ...others].includes(true)};
  });
  const missed = judged.filter(({isNear}) => !isNear).map(({text}) => text);
  expect(judged.filter(({isFirst}) => isFirst).length).toBeGreaterThanOrEqual(0.88 * judged.length);
  expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(0.04 * judged.length);
});

test('ordinary words for a flag find it first, and so they do for 98 of 100 fields', () => {
  const queries = queriesFrom(pages);
  for (const [kind, least] of [
    ['flag', 1],
    ['field', 0.98],
  ] as const) {
    const missed = queries[kind].filter(
      ({text, isAnswer}) => !engine.find(text).found.slice(0, 1).some(isAnswer),
    );
    const share = 1 - missed.length / queries[kind].length;
    expect.soft(share, missed.map(({text}) => text).join('\n')).toBeGreaterThanOrEqual(least);
  }
});

/** A heading without the signs that make no difference to a reader. */
const plain = (title = '') =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

for (const scope of [...versions.map(({path}) => path), BLOG]) {
  test(`each heading and name of ${scope}, typed exactly, is the first answer`, {tag: '@later'}, async () => {
    const own = readPages(scope);
    const {find} = createEngine(own);
    const sections = own.flatMap((page) => page.sections);
    const wrong = sections.flatMap(({title, parent, kind}) => {
      const names = parent ? [...title.split(', '), `${parent}.${title}`] : [title, title.toLowerCase()];
      return [...names, ...(kind === TYPE ? [title.slice(1)] : [])].filter((name) => {
        const found = find(name).found[0];
        const first = found?.section.title ?? '';
        // A page about what one calls by this name comes before sections of this name about something else.
        const [called = ''] = first.split(':');
        if (found?.section.anchor === '' && [called, ...called.split(' ')].map(plain).includes(plain(name))) {
          return false;
        }
        return !first.split(', ').includes(name) && ![title, parent, name].map(plain).includes(plain(first));
      });
    });
    expect(wrong).toEqual([]);
  });
}

/** What else is in a text that readers copy from a terminal or a log. */
const copies: Record<string, (output: string) => string> = {
  'as it is': (output) => output,
  'of another machine': (output) =>
    output
      .replaceAll('/home/you/', '/Users/li/src/infra/')
      .replace(/\S*tmp\/holos/g, '/var/folders/z/T/holos'),
  'with colors, from Windows': (output) =>
    output.replaceAll(/[a-z]+ (?=[a-z]+)/g, '\u001b[1;31m$&\u001b[0m').replaceAll('\n', '\r\n'),
  'with prompts': (output) => `you@host:~/p$ holos render platform\n${output}you@host:~/p$ echo $?\n1\n`,
  'on one line': (output) => output.replaceAll(/\s+/g, ' '),
};

for (const {path} of versions) {
  test(
    `each error message of ${path} is found, pasted from a terminal, or typed without signs`,
    {tag: '@later'},
    async () => {
      const own = readPages(path);
      const {find} = createEngine(own);
      const messages = own.flatMap((page) => page.sections).filter(({kind}) => kind === ERROR);
      for (const {title} of messages) {
        const message = title.replaceAll('…', 'something/else-1.2.3');
        // Wrapped in the middle of a word, as terminals do.
        const wrapped = message.replace(/^(.{9})/s, '$1\n');
        const pasted =
          `error at internal/cue/cue.go:46: Component.a: ${wrapped}\n    /home/ana/p/a.cue:5:12\n` +
          `error at cli/render/render.go:89: could not render component: could not run command:\n\texit status 1`;
        for (const [how, copy] of Object.entries(copies)) {
          expect.soft(find(copy(message)).found[0]?.section.title, `${message}, ${how}`).toBe(title);
        }
        const typed = message.replace(/[^\w\s/.-]/g, ' ');
        expect.soft(find(typed).found[0]?.section.title, typed).toBe(title);
        // The last line of the output has a message of its own.
        const near = find(pasted).found.slice(0, 2);
        const titles = near.map(({section}) => section.title);
        expect.soft(titles, pasted).toContain(title);
      }
    },
  );
}

test(
  'each type, field, flag and command is found from its third letter on, whatever half of it is typed',
  {tag: '@later'},
  () => {
    const named = pages.flatMap((page) => page.sections).filter(({kind = ''}) => /^[TFC]/.test(kind));
    const lost = named.flatMap(({title}) => {
      const [name = ''] = title.split(', ');
      const starts = Array.from(name, (_, at) => name.slice(0, at + 1));
      return starts
        .filter((start) => plain(start).length > 2)
        .filter((start) => !engine.find(start).found.some(({section}) => section.title === title));
    });
    expect(lost).toEqual([]);
  },
);

test('a compressed search index is at most a quarter larger than the text of its pages', () => {
  for (const {path} of versions) {
    const index = read(`${INDEX_FOLDER}/${path}.json`);
    const texts = read(`docs/${path}/llms-full.txt`);
    expect(gzipSync(index).length, path).toBeLessThan(1.25 * gzipSync(texts).length);
  }
});
