import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {load} from 'cheerio';
import {siteDir} from '../../../config/pages';

const names = readdirSync(__dirname, {withFileTypes: true})
  .filter((entry) => entry.isDirectory())
  .map(({name}) => name);

const drawings = names.flatMap((name) =>
  (['wide', 'narrow'] as const).map((kind) => {
    const file = path.join(__dirname, name, `${kind}.svg`);
    return {file: `${name}/${kind}.svg`, kind, svg: load(readFileSync(file, 'utf8'), {xml: true})};
  }),
);

/** The figures of posts have one drawing, and colors for feed readers. */
const ofPosts = readdirSync(path.join(siteDir, 'blog'), {recursive: true, encoding: 'utf8'})
  .filter((file) => file.endsWith('.svg'))
  .map((file) => ({
    file,
    kind: 'narrow' as const,
    svg: load(readFileSync(path.join(siteDir, 'blog', file), 'utf8'), {xml: true}),
  }));

const all = [...drawings, ...ofPosts];

const css = readFileSync(path.join(__dirname, 'figure.css'), 'utf8');

/** Units of a drawing, which the stylesheet's container query relies on. */
const widths = {wide: '704', narrow: '288'};

test('each figure has a wide and a narrow drawing, each as wide as the stylesheet expects', () => {
  expect(names.length).toBeGreaterThan(0);
  for (const {file, kind, svg} of all) {
    const [left, top, width] = (svg('svg').attr('viewBox') ?? '').split(' ');
    expect.soft([left, top, width], file).toEqual(['0', '0', widths[kind]]);
  }
});

test('drawings have only classes that the stylesheet colors, and no color or style of their own', () => {
  for (const {file, svg} of all) {
    const classes = svg('[class]')
      .toArray()
      .flatMap((element) => svg(element).attr('class')?.split(' ') ?? []);
    expect
      .soft(
        classes.filter((name) => !new RegExp(`\\.${name}\\b`).test(css)),
        file,
      )
      .toEqual([]);
    const own = ofPosts.some((post) => post.svg === svg) ? '' : ', [fill], [stroke], [font-size]';
    expect.soft(svg(`[style], [id], style${own}`).length, file).toBe(0);
    // Without a class, a shape would be invisible.
    expect.soft(svg('svg :not(text):not([class])').length, file).toBe(0);
  }
});

/** A character's width in units: 13 px of the widest common fonts, and of monospace. */
const WIDEST = {text: 7.1, code: 7.9};

test('labels stay inside their drawing, even in the widest common fonts', () => {
  for (const {file, kind, svg} of all) {
    for (const element of svg('text').toArray()) {
      const label = svg(element);
      const length = label.text().length * (label.hasClass('code') ? WIDEST.code : WIDEST.text);
      const share = Number(label.hasClass('mid')) / 2 + Number(label.hasClass('end'));
      const start = Number(label.attr('x')) - share * length;
      expect.soft(start, `${file}: ${label.text()} begins`).toBeGreaterThanOrEqual(-1);
      expect
        .soft(start + length, `${file}: ${label.text()} ends`)
        .toBeLessThanOrEqual(Number(widths[kind]) + 1);
    }
  }
});

test('the stylesheet of the drawings uses only colors that the site defines', () => {
  const tokens = readFileSync(path.join(siteDir, 'src/css/tokens.css'), 'utf8');
  const used = [...css.matchAll(/var\((--(?!ifm-)[\w-]+)/g)].map(([, name = '']) => name);
  expect(used.filter((name) => !tokens.includes(`${name}:`))).toEqual([]);
  expect(css).not.toMatch(/#[\da-f]{3,8}\b|rgb/i);
});
