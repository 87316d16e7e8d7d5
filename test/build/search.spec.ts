// How good the answers of the search are, asked without a browser; e2e/search has what readers do with them.
import {gzipSync} from 'node:zlib';
import {unreleased, versions} from '../../config/versions';
import {siteDir} from '../../config/pages';
import {BLOG} from '../../config/site';
import {readExamplePage} from '../../plugins/examples/page';
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
  engine = await createEngine(pages);
});

const addressOf = (page: Pick<IndexedPage, 'route'>, anchor: string) =>
  page.route.slice(start.length) + (anchor && `#${anchor}`);

/** Addresses of the answers below the version, the best first. */
const ask = (query: string) =>
  engine.find(query).found.map(({page, section}) => addressOf(page, section.anchor));

const all = Object.entries(questions).flatMap(([kind, entries]) =>
  Object.entries(entries).map(([text, answers]) => ({
    kind,
    text,
    answers: answers.split(' ').map((answer) => (answer === '/' ? '' : answer)),
  })),
);

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

test('of 160 typical questions, the search answers at least 142 first and 154 among the first three', () => {
  const judged = all.map(({kind, text, answers}) => {
    const got = ask(text).slice(0, 3);
    return {
      kind,
      text,
      isFirst: isRight(got[0], answers),
      isNear: got.some((address) => isRight(address, answers)),
    };
  });
  for (const kind of [...Object.keys(questions), '']) {
    const own = judged.filter((one) => one.kind.startsWith(kind));
    const [first, near] = [own.filter(({isFirst}) => isFirst), own.filter(({isNear}) => isNear)];
    console.log(`${kind || 'all'}: ${first.length} first, ${near.length} in three, of ${own.length}`);
  }
  const missed = judged.filter(({isNear}) => !isNear).map(({text}) => text);
  expect(judged.length).toBe(160);
  expect(judged.filter(({isFirst}) => isFirst).length).toBeGreaterThanOrEqual(142);
  expect(judged.length - missed.length, missed.join('\n')).toBeGreaterThanOrEqual(154);
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
    expect(queries[kind].length, kind).toBeGreaterThan(100);
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
  test(`each heading and name of ${scope}, typed exactly, is the first answer`, async () => {
    const own = readPages(scope);
    const {find} = await createEngine(own);
    const sections = own.flatMap((page) => page.sections);
    expect(sections.length).toBeGreaterThan(10);
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

for (const {path} of versions) {
  test(`each error message of ${path} is found, pasted from a terminal, or typed without signs`, async () => {
    const own = readPages(path);
    const {find} = await createEngine(own);
    const messages = own.flatMap((page) => page.sections).filter(({kind}) => kind === ERROR);
    expect(messages.length).toBeGreaterThan(20);
    for (const {title} of messages) {
      const message = title.replaceAll('…', 'something/else-1.2.3');
      // Wrapped in the middle of a word, as terminals do.
      const wrapped = message.replace(/^(.{9})/s, '$1\n');
      const pasted =
        `error at internal/cue/cue.go:46: Component.a: ${wrapped}\n    /home/ana/p/a.cue:5:12\n` +
        `error at cli/render/render.go:89: could not render component: could not run command:\n\texit status 1`;
      expect.soft(find(message).found[0]?.section.title, message).toBe(title);
      const typed = message.replace(/[^\w\s/.-]/g, ' ');
      expect.soft(find(typed).found[0]?.section.title, typed).toBe(title);
      // The last line of the output has a message of its own.
      const near = find(pasted).found.slice(0, 2);
      const titles = near.map(({section}) => section.title);
      expect.soft(titles, pasted).toContain(title);
    }
  });
}

test('each type, field, flag and command is found from its third letter on, whatever half of it is typed', () => {
  const named = pages.flatMap((page) => page.sections).filter(({kind = ''}) => /^[TFC]/.test(kind));
  expect(named.length).toBeGreaterThan(100);
  const lost = named.flatMap(({title}) => {
    const [name = ''] = title.split(', ');
    const starts = Array.from(name, (_, at) => name.slice(0, at + 1));
    return starts
      .filter((start) => plain(start).length > 2)
      .filter((start) => !engine.find(start).found.some(({section}) => section.title === title));
  });
  expect(lost).toEqual([]);
});

/** Outputs of failed commands on pages of both versions, by a text in them, and the message that explains each. */
const outputs = [
  ['tutorial/setup', 'directory not empty', 'not-empty'],
  ['tutorial/helm-values', 'out of bound', 'out-of-bound'],
  ['tutorial/helm-values', 'field not allowed', 'field-not-allowed'],
  ['tutorial/kustomize', 'failed to find unique target', 'no-patch-target'],
  ['tutorial/cue', 'empty disjunction', 'conflicting-values'],
  ['tutorial/validators', 'Secrets are not allowed', 'conflicting-values'],
  ['tutorial/validators', 'field is required', 'required-field'],
  ['topics/own-kinds', 'required field missing', 'required-field-missing'],
] as const;

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

test('a reader who pastes the whole output of a failed command finds its error message first', async () => {
  for (const {path, folder} of versions) {
    const {find} = await createEngine(readPages(path));
    for (const [name, text, anchor] of outputs) {
      const {blocks} = readExamplePage(siteDir, `${folder}/${name}.mdx`);
      const output = blocks.find(({kind, body}) => kind === 'output' && body.includes(text))?.body ?? '';
      expect(output, name).toContain(text);
      for (const [how, copy] of Object.entries(copies)) {
        const first = find(copy(output)).found[0]?.section.anchor;
        expect.soft(first, `${path}: ${text}, ${how}`).toBe(anchor);
      }
    }
  }
});

test('where one heading explains several error messages, each of them finds it', async () => {
  const {find} = await createEngine(pages);
  for (const message of ['open /p/a.yaml: no such file or directory', 'read /p/a.yaml: is a directory']) {
    const output = `error at component/v1.go:159: ${message}\nerror at cli/render/render.go:89: could not run command`;
    expect.soft(find(output).found[0]?.section.anchor, message).toBe('file-missing');
  }
});

test('a compressed search index is at most a quarter larger than the text of its pages', () => {
  for (const {path} of versions) {
    const index = read(`${INDEX_FOLDER}/${path}.json`);
    const texts = read(`docs/${path}/llms-full.txt`);
    expect(gzipSync(index).length, path).toBeLessThan(1.25 * gzipSync(texts).length);
  }
});
