/** The command `docusaurus diagrams`: draws new diagrams in Chromium, and removes drawings that no page shows. */
import {mkdirSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {chromium} from '@playwright/test';
import {findChromium} from '../../engine/chromium';
import {filesBelow} from '../../engine/files';
import {lineOf} from '../../engine/markdown';
import type {Problem} from '../../engine/problem';
import {readFile} from '../../engine/sourcePage';
import {findDiagrams, idOf, type Drawing, type Mode, type Options} from './drawings';

/** `themeConfig.mermaid` of the framework. */
interface MermaidConfig {
  theme: Record<Mode, string>;
  options?: object;
}

interface Mermaid {
  initialize(config: object): void;
  render(id: string, source: string): Promise<{svg: string}>;
}

/** Renders a diagram. Runs in the browser, so it can't call other functions of this file. */
async function render([id, source, config]: readonly [string, string, object]) {
  const {mermaid} = window as unknown as {mermaid: Mermaid};
  mermaid.initialize(config);
  // Playwright can't copy the errors of some diagrams, which contain a syntax tree.
  const drawn = await mermaid
    .render(id, source)
    .catch(({message}: Error) => Promise.reject(new Error(message)));
  document.body.innerHTML = drawn.svg;
  const svg = document.querySelector('svg') as SVGSVGElement;
  const {x, y, width, height} = svg.viewBox.baseVal;
  const size = [Math.ceil(width), Math.ceil(height)] as const;
  svg.setAttribute('viewBox', [x, y, ...size].join(' '));
  svg.setAttribute('width', String(size[0]));
  svg.setAttribute('height', String(size[1]));
  svg.style.maxWidth = '';
  const textOf = (selector: string, separator: string) =>
    Array.from(svg.querySelectorAll(selector), ({textContent}) => textContent.trim())
      .filter(Boolean)
      .join(separator);
  const alt = textOf(':scope > title, :scope > desc', '. ') || textOf('text, foreignObject', ', ');
  // An image has to be XML.
  return {svg: new XMLSerializer().serializeToString(svg), alt: alt.replace(/\s+/g, ' '), size};
}

/** A diagram in its page. */
interface Diagram extends Pick<Problem, 'file' | 'line'> {
  source: string;
}

/** What Mermaid says about a diagram, without what Playwright adds. */
const reasonOf = (error: unknown): string =>
  String(error)
    .replace('Error: page.evaluate: Error: ', '')
    .replace(/\n +at [^]*$/, '');

/** Returns the diagrams that Mermaid can't draw. */
async function draw(all: Iterable<Diagram>, folder: string, config: MermaidConfig): Promise<Problem[]> {
  const problems: Problem[] = [];
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const browser = await chromium.launch({executablePath: findChromium(), args: sandbox});
  try {
    const page = await browser.newPage();
    // Without a document type, code would be less high.
    await page.setContent('<!doctype html>');
    await page.addScriptTag({path: require.resolve('mermaid/dist/mermaid.min.js')});
    for (const {source, ...place} of all) {
      const id = idOf(source);
      const drawIn = async (mode: Mode) => {
        const mermaid = {startOnLoad: false, ...config.options, theme: config.theme[mode]};
        const {svg, ...facts} = await page.evaluate(render, [`d${id}`, source, mermaid] as const);
        writeFileSync(path.join(folder, `${id}.${mode}.svg`), `${svg}\n`);
        return facts;
      };
      try {
        const [light, dark] = [await drawIn('light'), await drawIn('dark')];
        const drawing: Drawing = {source, alt: light.alt, sizes: {light: light.size, dark: dark.size}};
        writeFileSync(path.join(folder, `${id}.json`), `${JSON.stringify(drawing, null, 2)}\n`);
        console.log(`drew ${id}`);
      } catch (error) {
        problems.push({...place, message: `Mermaid can't draw this diagram: ${reasonOf(error)}`});
      }
    }
    return problems;
  } finally {
    await browser.close();
  }
}

/**
 * Draws the diagrams of all pages that have no drawing, and removes drawings without a diagram. Returns what has to be corrected:
 * diagrams that Mermaid rejects, or pages that can't be parsed.
 */
export async function drawMissing(
  {siteDir, folder, pages}: Options,
  config: MermaidConfig,
): Promise<Problem[]> {
  const drawings = path.join(siteDir, folder);
  const readings = pages
    .flatMap((name) => filesBelow(path.join(siteDir, name)).map((file) => `${name}/${file}`))
    .filter((file) => /\.mdx?$/.test(file))
    .map((file) => ({file, ...readFile(siteDir, file)}));
  const unread = readings.flatMap(({file, problem}) => (problem ? [{file, ...problem}] : []));
  if (unread.length > 0) {
    // Which drawings these pages need isn't known.
    return unread;
  }
  const found = readings.flatMap(({file, page}) =>
    (page ? findDiagrams(page.tree) : []).map((fence): Diagram => ({
      file,
      line: lineOf(fence),
      source: fence.value.trim(),
    })),
  );
  const diagrams = new Map(found.map((diagram) => [idOf(diagram.source), diagram]));
  mkdirSync(drawings, {recursive: true});
  const present = readdirSync(drawings);
  const unused = present.filter((name) => !diagrams.has(name.replace(/\..*/, '')));
  unused.forEach((name) => rmSync(path.join(drawings, name)));
  present.forEach((name) => name.endsWith('.json') && diagrams.delete(name.replace('.json', '')));
  return draw(diagrams.values(), drawings, config);
}
