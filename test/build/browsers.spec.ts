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
const young =
  'toSorted toReversed toSpliced fromAsync groupBy withResolvers isWellFormed toWellFormed isSubsetOf ' +
  'isSupersetOf isDisjointFrom symmetricDifference canParse getOrInsert toBase64 ' +
  'fromBase64 checkVisibility moveBefore setHTMLUnsafe getHTML requestClose';

test('scripts have no syntax and no function that the oldest browsers lack', () => {
  // The scripts of all pages by name. A page contains some of them.
  const scripts = new Map([
    ...pageOf('/')('script:not([src],[type])')
      .toArray()
      .map((script, index) => [`inline script ${index}`, pageOf('/')(script).text()] as const),
    ...files.filter((file) => file.endsWith('.js')).map((file) => [file, read(file).toString()] as const),
  ]);
  const linter = new Linter();
  // Scripts of content are compiled like the main script, and contain no libraries.
  const own = [...scripts].filter(([, text]) => !text.includes('"permalink":"'));
  const found = own.flatMap(([name, text]) =>
    linter
      .verify(
        text,
        {
          linterOptions: {noInlineConfig: true, reportUnusedDisableDirectives: 'off'},
          languageOptions: {ecmaVersion: 2022, sourceType: /\bexport ?\{/.test(text) ? 'module' : 'script'},
          rules: {
            'no-restricted-syntax': [
              'error',
              `MemberExpression[property.name=/^(?:${young.replaceAll(' ', '|')})$/]`,
            ],
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

/**
 * Of these rules the oldest browsers take none, and of the values none without another before. Without transitions
 * (`@view-transition`, `startViewTransition`) pages change at once, which test/e2e/move.spec.ts tests.
 */
const rules = /^(?:container|scope|property|position-try|function)$/;
const values =
  /\b(?:\d+[dsl]v[hw]|color-mix\(|light-dark\(|oklch\(|oklab\(|lch\(|lab\(|color\(|anchor\(|round\(|if\()/;

// What is left without `:has()` and popovers is what e2e/faults-old.spec.ts looks at.
test('styles have a way for browsers that drop what they do not know', () => {
  const faults: string[] = [];
  for (const sheet of files.filter((file) => file.endsWith('.css'))) {
    const root = parse(read(sheet));
    root.walkAtRules(rules, ({name, params}) => void faults.push(`@${name} ${params}`));
    root.walkRules(/&/, ({selector}) => void faults.push(`${selector}: nested`));
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
