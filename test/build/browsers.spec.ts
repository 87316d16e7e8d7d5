/**
 * What scripts and styles of the build ask of browsers. The oldest of those that package.json names is Chromium 100, of
 * 2022. Tools write the syntax of the site's own code for it; functions, libraries and much of CSS stay as they are.
 */
import {readdirSync} from 'node:fs';
import {expect, test} from '@playwright/test';
import {Linter} from 'eslint';
import {parse} from 'postcss';
import {build, pageOf, read} from '../support/built';

const files = readdirSync(build, {recursive: true, encoding: 'utf8'});

/** Functions younger than that, by whose names alone one can tell. */
const young = [
  ...[
    'toSorted',
    'toReversed',
    'toSpliced',
    'fromAsync',
    'groupBy',
    'withResolvers',
    'isWellFormed',
    'toWellFormed',
  ],
  ...[
    'isSubsetOf',
    'isSupersetOf',
    'isDisjointFrom',
    'symmetricDifference',
    'canParse',
    'startViewTransition',
  ],
  ...[
    'getOrInsert',
    'toBase64',
    'fromBase64',
    'checkVisibility',
    'moveBefore',
    'setHTMLUnsafe',
    'getHTML',
    'requestClose',
  ],
];

/** Scripts of pages by their names, those that stand in the pages included. */
const scripts = new Map([
  ...pageOf('/')('script:not([src],[type])')
    .toArray()
    .map((script, index) => [`inline script ${index}`, pageOf('/')(script).text()] as const),
  ...files.filter((file) => file.endsWith('.js')).map((file) => [file, read(file).toString()] as const),
]);

test('scripts have no syntax and no function that the oldest browsers lack', () => {
  const linter = new Linter();
  // Content is written by the same tools as the main script, and has no libraries.
  const own = [...scripts].filter(([, text]) => !text.includes('"permalink":"'));
  const found = own.flatMap(([name, text]) =>
    linter
      .verify(
        text,
        {
          linterOptions: {noInlineConfig: true, reportUnusedDisableDirectives: 'off'},
          languageOptions: {ecmaVersion: 2022, sourceType: /\bexport ?\{/.test(text) ? 'module' : 'script'},
          rules: {
            'no-restricted-syntax': ['error', `MemberExpression[property.name=/^(?:${young.join('|')})$/]`],
          },
        },
        {filename: 'script.js'},
      )
      .map(
        ({line, column, message}) =>
          `${name}:${line}:${column} ${message}: ${text.split('\n')[line - 1]?.slice(column - 1, column + 60)}`,
      ),
  );
  expect(own.map(([name]) => name).join()).toMatch(/inline script 1,.*\/main\./);
  expect(found).toEqual([]);
});

/** Selectors and rules that the oldest browsers drop. What is left without them is in test/FAULTS.md. */
const dropped = [':has(', ':popover-open', ':open', ':user-valid', ':user-invalid', ':dir(', ':state('];
const known = [':has(', ':popover-open'];

/** Of these the oldest browsers take none, and of the values none without another before. */
const rules = /^(?:container|scope|starting-style|property|view-transition|position-try|function)$/;
const knownRules = ['starting-style'];
const values =
  /\b(?:\d+[dsl]v[hw]|color-mix\(|light-dark\(|oklch\(|oklab\(|lch\(|lab\(|color\(|anchor\(|round\(|if\()/;

test('styles have a way for browsers that drop what they do not know', () => {
  const sheets = files.filter((file) => file.endsWith('.css'));
  expect(sheets.length).toBeGreaterThan(0);
  const faults: string[] = [];
  for (const sheet of sheets) {
    const root = parse(read(sheet));
    root.walkAtRules(({name, params}) => {
      if (rules.test(name) && !knownRules.includes(name)) {
        faults.push(`@${name} ${params}`);
      }
      if (name === 'media' && /[<>]/.test(params)) {
        faults.push(`@media ${params}: the oldest browsers know min-width and max-width only`);
      }
    });
    root.walkRules(({selector, selectors}) => {
      if (selector.includes('&')) {
        faults.push(`${selector}: nested`);
      }
      const lost = selectors.filter((one) => dropped.some((name) => one.includes(name)));
      // A list of which one selector is not known is dropped as a whole.
      if (lost.length > 0 && lost.length < selectors.length) {
        faults.push(`${selector}: drops ${selectors.filter((one) => !lost.includes(one)).join()} as well`);
      }
      if (lost.some((one) => dropped.some((name) => one.includes(name) && !known.includes(name)))) {
        faults.push(selector);
      }
    });
    root.walkDecls((declaration) => {
      const {prop, value, parent} = declaration;
      const other = parent?.nodes.find((node) => node.type === 'decl' && node.prop === prop);
      if (values.test(value) && (!other || other === declaration)) {
        faults.push(`${prop}: ${value} has no other value before it`);
      }
    });
  }
  expect(faults).toEqual([]);
});
