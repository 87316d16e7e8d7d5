/**
 * What scripts and styles of the build ask of browsers, against MDN's data about those that package.json promises. Tools write
 * the syntax for them and add prefixes; functions, values and what libraries contain stay as they are.
 */
import {readdirSync} from 'node:fs';
import {expect, test} from '@playwright/test';
import {Linter, type Rule, type SourceCode} from 'eslint';
import type {Expression, Super} from 'estree';
import {parse, type Declaration} from 'postcss';
import parseValue from 'postcss-value-parser';
import {build, htmlOf, pageOf, read} from '../support/built';
import {featureAt, globalNames, lacking, oldest, staticMember, youngNames} from '../support/promised';
import {routes} from '../support/site';

/** What a promised browser may lack, because only the look, paper or movement differs, or a script asks for it first. */
const spared: Readonly<Record<string, string>> = {
  'css.at-rules.view-transition': 'pages change at once',
  'css.properties.box-decoration-break.clone': 'a border is open where its box is cut',
  'css.properties.break-after.avoid': 'a heading may end a printed page',
  'css.properties.content-visibility': 'menus open by a click',
  'css.properties.content-visibility.visible': 'menus open by a click',
  'css.properties.cursor.not-allowed': 'a phone has no pointer',
  'css.properties.cursor.pointer': 'a phone has no pointer',
  'css.properties.forced-color-adjust': 'Safari has no forced colors',
  'css.properties.forced-color-adjust.none': 'Safari has no forced colors',
  'css.properties.overscroll-behavior': 'the page scrolls where a menu ends',
  'css.properties.paint-order': 'the outline of a letter covers a part of it',
  'css.properties.scrollbar-width': 'scrollbars are as wide as the system has them',
  'css.properties.scrollbar-width.thin': 'scrollbars are as wide as the system has them',
  'css.properties.text-wrap.balance': 'lines of a heading differ in length',
  'css.properties.text-wrap.pretty': 'a paragraph may end in a line of one word',
  'css.selectors.details-content': 'menus open by a click',
};

/** Those of them that the styles ask for. */
const used = new Set<string>();

/** Reports a feature that a promised browser lacks. */
type Report = (feature: string, browsers: readonly string[]) => void;

/** Whether another declaration of the rule helps browsers that drop this one: one before it, or the prefixed one. */
function hasOther(declaration: Declaration, feature: string[]): boolean {
  const {prop, parent} = declaration;
  const others = (parent?.nodes ?? []).filter(
    (node) => node.type === 'decl' && node !== declaration,
  ) as Declaration[];
  const isPrefixed = lacking(featureAt(...feature), '-webkit-').length < oldest.size;
  return others.some(
    (other) =>
      (other.prop === prop && parent && parent.index(other) < parent.index(declaration)) ||
      (isPrefixed && other.prop === `-webkit-${prop}`),
  );
}

function checkDeclaration(declaration: Declaration, report: Report): void {
  const {prop, value} = declaration;
  if (/^-/.test(prop)) {
    return;
  }
  const keys = ['css', 'properties', prop];
  const features: string[][] = [keys];
  parseValue(value).walk((node) => {
    const unit = node.type === 'word' && parseValue.unit(node.value);
    if (node.type === 'function') {
      features.push(
        [...keys, node.value],
        ['css', 'types', node.value],
        ['css', 'types', 'color', node.value],
      );
    } else if (unit) {
      // Some shorthands had fewer parts once.
      features.push(['css', 'types', 'length', unit.unit], [...keys, 'includes_thickness']);
    } else if (node.type === 'word') {
      features.push([...keys, node.value]);
    }
    return node.type === 'function' && node.value === 'url' ? false : undefined;
  });
  for (const feature of features) {
    const browsers = lacking(featureAt(...feature));
    if (browsers.length > 0 && !hasOther(declaration, feature)) {
      report(feature.join('.'), browsers);
    }
  }
}

/** The features of a stylesheet that a promised browser lacks, with what asks for them. */
function youngIn(css: string): string[] {
  const found = new Set<string>();
  const root = parse(css);
  const reportAt = (where: string): Report => {
    return (feature, browsers) => {
      if (browsers.length > 0 && feature in spared) {
        used.add(feature);
      } else if (browsers.length > 0) {
        found.add(`${where}: ${feature} is not in ${browsers.join(', ')}`);
      }
    };
  };
  root.walkAtRules(({name, params}) => {
    const media = name === 'media' ? params.matchAll(/[(<>=] *([a-z]+(?:-[a-z]+)*)/g) : [];
    const features = [[name], ...Array.from(media, ([, key = '']) => ['media', key])];
    for (const keys of features) {
      const feature = ['css', 'at-rules', ...keys];
      reportAt(`@${name} ${params}`)(feature.join('.'), lacking(featureAt(...feature)));
    }
  });
  root.walkRules(({selector}) => {
    for (const [, name = ''] of selector.matchAll(/::?([a-z][a-z-]*)/g)) {
      reportAt(selector.slice(0, 60))(`css.selectors.${name}`, lacking(featureAt('css', 'selectors', name)));
    }
  });
  root.walkDecls((declaration) => {
    // A browser without the feature skips the block.
    if (
      declaration.parent?.parent?.type === 'atrule' &&
      (declaration.parent.parent as {name?: string}).name === 'supports'
    ) {
      return;
    }
    checkDeclaration(declaration, reportAt(`${declaration.prop}: ${declaration.value.slice(0, 60)}`));
  });
  return [...found];
}

test('styles ask for nothing that a promised browser lacks', () => {
  const sheets = readdirSync(build, {recursive: true, encoding: 'utf8'}).filter((file) =>
    file.endsWith('.css'),
  );
  expect(sheets.length).toBeGreaterThan(0);
  expect(sheets.flatMap((file) => youngIn(read(file).toString()))).toEqual([]);
  expect(Object.keys(spared).filter((feature) => !used.has(feature))).toEqual([]);
});

test('media queries in pages use syntax that browsers before 2023 know, without < or >', () => {
  for (const route of routes) {
    expect(htmlOf(route).match(/@media[^{<>]*[<>][^{]*/g) ?? [], route).toEqual([]);
  }
});

/** Names that scripts ask for before they use them, and names that React's own objects have. */
const known = new Set('requestIdleCallback dispose asyncDispose toArray displayName'.split(' '));

const young = new Set(youngNames().filter((name) => !known.has(name)));

/** The global object that an expression names: `Promise`, `window.Promise` → `Promise`; undefined for a variable of that name */
function globalName(node: Expression | Super, sourceCode: SourceCode): string | undefined {
  if (node.type === 'Identifier') {
    return sourceCode.isGlobalReference(node) ? node.name : undefined;
  }
  const isOfWindow =
    node.type === 'MemberExpression' &&
    /^(?:globalThis|window|self)$/.test(globalName(node.object as Expression, sourceCode) ?? '');
  return isOfWindow && node.property.type === 'Identifier' ? node.property.name : undefined;
}

/** An ESLint rule about names, which no tool rewrites. Syntax, that of regular expressions included, is a matter of the parser. */
const promised: Rule.RuleModule = {
  create: (context) => ({
    MemberExpression({object, property, computed}) {
      if (property.type !== 'Identifier' || computed) {
        return;
      }
      const {name} = property;
      const owner = globalName(object, context.sourceCode);
      if (owner && lacking(staticMember(owner, name)).length > 0 && !known.has(name)) {
        context.report({node: object, message: `${owner}.${name}`});
      } else if (young.has(name)) {
        context.report({node: property, message: name});
      }
    },
  }),
};

/** What a script has that a promised browser lacks. */
function youngInScript(name: string, text: string): string[] {
  return new Linter()
    .verify(
      text,
      {
        linterOptions: {noInlineConfig: true, reportUnusedDisableDirectives: 'off'},
        // What came after this, such as `using`, a promised browser can't parse.
        languageOptions: {
          ecmaVersion: 2024,
          sourceType: /\bexport ?\{/.test(text) ? 'module' : 'script',
          globals: Object.fromEntries(globalNames.map((global) => [global, 'readonly'])),
        },
        plugins: {own: {rules: {promised}}},
        rules: {'own/promised': 'error'},
      },
      {filename: 'script.js'},
    )
    .map(
      ({line, column, message}) =>
        `${name}:${line}:${column} ${message}: ${text.split('\n')[line - 1]?.slice(column - 1, column + 60)}`,
    );
}

test('scripts have no syntax and no function that a promised browser lacks', () => {
  // The scripts of all pages by name. A page contains some of them.
  const inline = pageOf('/')('script:not([src],[type])');
  const scripts = [
    ...inline
      .toArray()
      .map((script, index) => [`inline script ${index}`, pageOf('/')(script).text()] as const),
    ...readdirSync(build, {recursive: true, encoding: 'utf8'})
      .filter((file) => file.endsWith('.js'))
      .map((file) => [file, read(file).toString()] as const),
  ];
  // Scripts of content are compiled like the main script, and contain no libraries.
  const own = scripts.filter(([, text]) => !text.includes('"permalink":"'));
  expect(own.map(([name]) => name).join()).toMatch(/inline script 1,.*\/main\./);
  expect(own.flatMap(([name, text]) => youngInScript(name, text))).toEqual([]);
});

test('what a promised browser lacks is found, and nothing else is', () => {
  for (const css of [
    'a { text-decoration: underline 3px var(--color) }',
    'a { text-decoration: dotted underline }',
    'a { color: light-dark(#000, #fff) }',
    'a:open { color: red }',
    '@function --double() { result: 2px }',
    'a { user-select: none }',
  ]) {
    expect(youngIn(css).length, css).toBeGreaterThan(0);
  }
  for (const css of [
    'a { text-decoration: var(--line) }',
    'a { -webkit-user-select: none; user-select: none }',
    'a { height: 100vh; height: 100dvh }',
    '@supports (color: light-dark(red, red)) { a { color: light-dark(#000, #fff) } }',
  ]) {
    expect(youngIn(css), css).toEqual([]);
  }
  for (const script of [
    'a.getOrInsert(b)',
    '/(?i:a)b/',
    'a.toBase64()',
    'using a = b;',
    'Promise.try(a)',
    'window.RegExp.escape(a)',
    'new Intl.DurationFormat()',
    'URL.parse(a)',
  ]) {
    expect(youngInScript('a.js', script).length, script).toBeGreaterThan(0);
  }
  for (const script of [
    'a.toSorted()',
    '/(?<=a)b/v',
    'a.replaceAll(b, c)',
    'Promise.withResolvers(); URL.canParse(a); parser.parse(a)',
    'function a(Promise) { return Promise.try(b); }',
  ]) {
    expect(youngInScript('a.js', script), script).toEqual([]);
  }
});
