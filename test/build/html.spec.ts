import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {parse} from 'postcss';
import {released, unreleased} from '../../config/versions';
import {links, site} from '../../config/site';
import {build, htmlOf, pageOf, read, textsOf, valuesOf} from '../support/built';
import {listed, routes} from '../support/site';

/** Addresses of the scripts of the build. */
const scripts = () =>
  readdirSync(path.join(build, 'assets/js'))
    .filter((name) => name.endsWith('.js'))
    .map((name) => `assets/js/${name}`);

test('one text of each inline script serves all pages, and the optional tags are there', () => {
  const texts = new Set<string>();
  for (const route of routes) {
    const page = pageOf(route);
    for (const script of page('script:not([src])').toArray()) {
      // Structured data, which no browser runs, differs.
      if (page(script).attr('type') !== 'application/ld+json') {
        texts.add(page(script).text());
      }
    }
    // A parser adds the tags by itself: some readers of link previews do not.
    expect.soft(htmlOf(route), route).toMatch(/<head>[\s\S]*<\/head>\s*<body/);
  }
  // The framework's and the analytics service's own, the page's start, speculation rules, and on the home page
  // the banner of a wrong base address.
  expect(texts.size).toBeLessThanOrEqual(6);
});

/** The CSS library of the classic theme. */
const infima = require.resolve('infima/dist/css/default/default.css', {
  paths: [require.resolve('@docusaurus/theme-classic')],
});

/** Names of the classes that rules of a stylesheet select. */
function classesOf(css: string): Set<string> {
  const names = new Set<string>();
  parse(css).walkRules(({selector}) => {
    for (const [, name = ''] of selector.matchAll(/\.((?:[\w-]|\\.)+)/g)) {
      names.add(name.replaceAll('\\', ''));
    }
  });
  return names;
}

test('no page has a class of the CSS library whose rules were left out', () => {
  const library = readFileSync(infima, 'utf8');
  const styles = readdirSync(path.join(build, 'assets/css')).map((file) => read(`assets/css/${file}`).toString());
  const kept = classesOf(styles.join('\n'));
  const missing = [...classesOf(library)].filter((name) => !kept.has(name));
  expect(missing.length, 'nothing was left out').toBeGreaterThan(50);
  for (const route of routes) {
    const used = new Set(valuesOf(pageOf(route), '[class]', 'class').flatMap((names) => names.split(/\s+/)));
    expect.soft(missing.filter((name) => used.has(name)), route).toEqual([]);
  }
});

test('code is highlighted in the HTML, and no script of the site does it', () => {
  const page = pageOf(`/docs/${unreleased.path}/tutorial/hello-holos/`);
  for (const [language, color] of [
    ['bash', 'name'],
    ['cue', 'key'],
    ['yaml', 'key'],
  ]) {
    expect(page(`article .language-${language} .code-${color}`).length, language).toBeGreaterThan(0);
  }
  expect(scripts().length).toBeGreaterThan(50);
  // What every grammar of Prism has, and nothing else.
  expect(scripts().filter((script) => /\blookbehind:/.test(read(script).toString()))).toEqual([]);
});

test('an output of a command that fails tells its exit status, what is wrong, and where in the reader’s files', () => {
  const page = pageOf(`/docs/${released.path}/tutorial/helm-values/`);
  const output = page('article .language-txt:has(.code-error)').first();
  expect(output.find('.code-bar').text()).toBe('Outputexit 1');
  expect(output.find('.code-error').text()).toContain('conflicting values "Hello" and "Hello from the platform"');
  const places = output.find('b').toArray().map((place) => page(place).text());
  expect(places).toContain('components/greeter/values.cue:5:12');
  expect(places.filter((place) => !/^[\w./-]+\.cue:\d+:\d+$/.test(place) || place.startsWith('cue.mod'))).toEqual([]);
});

test('links that leave the site open beside it and tell it nothing; the site has a footer on every page', () => {
  for (const route of listed) {
    const page = pageOf(route);
    for (const link of page('nav.navbar a[target], footer a[target]').toArray()) {
      expect.soft(page(link).attr('target'), route).toBe('_blank');
      expect.soft(page(link).attr('rel'), route).toContain('noopener');
    }
    expect
      .soft(textsOf(page, 'footer').join(), route)
      .toContain(`Copyright © ${site.copyrightYear} ${site.authors}.`);
    for (const href of [links.repository, links.discord]) {
      expect.soft(page(`nav.navbar a[href="${href}"]`).length, `${route}: ${href}`).toBeGreaterThan(0);
    }
  }
});

test('a cell of a wide table says what its column is, and no table needs a role or holds a block', () => {
  let labelled = 0;
  for (const route of listed) {
    const page = pageOf(route);
    expect.soft(page('td figure, td pre, :is(table, tr, th, td)[role]').length, route).toBe(0);
    for (const table of page('main table').toArray()) {
      const labels = page(table).find('th').toArray().map((cell) => page(cell).text());
      for (const row of page(table).find('tbody tr').toArray()) {
        const found = page(row).children().toArray().map((cell) => page(cell).attr('data-label'));
        const wanted = labels.map((label, column) => (column > 0 && labels.length > 2 ? label : undefined));
        expect.soft(found, `${route}: ${page(row).text()}`).toEqual(wanted);
        labelled += found.filter(Boolean).length;
      }
    }
  }
  expect(labelled).toBeGreaterThan(50);
});

test('images say what they show, or are hidden as ornaments', () => {
  let named = 0;
  for (const route of listed) {
    const page = pageOf(route);
    for (const image of page('main img, main svg[role]').toArray()) {
      const element = page(image);
      if (element.closest('[aria-hidden=true], a, button, summary, [role=presentation]').length > 0) {
        continue;
      }
      const name =
        element.attr('alt') ??
        element.attr('aria-label') ??
        (element.children('title').text() || element.attr('aria-labelledby'));
      expect.soft(name, `${route}: ${page.html(image).slice(0, 120)}`).toBeDefined();
      named += name ? 1 : 0;
    }
  }
  expect(named).toBeGreaterThan(5);
});
