/** The command `docusaurus diagrams`: draws new diagrams in Chromium, and removes drawings that no page shows. */
import {mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {chromium} from '@playwright/test';
import {visit} from 'unist-util-visit';
import {findChromium} from '../../engine/chromium';
import {filesBelow} from '../../engine/files';
import {parseMarkdown} from '../../engine/markdown';
import {idOf, type Drawing, type Mode, type Options} from './drawings';

/** The options of Mermaid, and its themes for both color modes, as in the framework's `themeConfig.mermaid`. */
export interface MermaidConfig {
  theme: Record<Mode, string>;
  options?: object;
}

interface Mermaid {
  initialize(options: object): void;
  render(id: string, source: string): Promise<{svg: string}>;
}

interface Drawn {
  svg: string;
  alt: string;
  size: readonly [width: number, height: number];
}

/** Draws a diagram in the browser, where it can use no other function of this file. */
async function drawInPage([id, source, options]: readonly [string, string, object]): Promise<Drawn> {
  const {mermaid} = window as unknown as {mermaid: Mermaid};
  mermaid.initialize(options);
  document.body.innerHTML = (await mermaid.render(id, source)).svg;
  const svg = document.querySelector('svg');
  if (!svg) {
    throw new Error('Mermaid drew nothing');
  }
  // The line of a Gantt chart for today would be that of the drawing.
  svg.querySelector('.today')?.remove();
  // Some kinds leave a long title or label outside of the picture.
  const shapes = svg.getBBox();
  const given = svg.viewBox.baseVal;
  const left = Math.min(shapes.x, given.x);
  const top = Math.min(shapes.y, given.y);
  const width = Math.ceil(Math.max(shapes.x + shapes.width, given.x + given.width) - left);
  const height = Math.ceil(Math.max(shapes.y + shapes.height, given.y + given.height) - top);
  svg.setAttribute('viewBox', [left, top, width, height].join(' '));
  svg.setAttribute('width', String(width));
  svg.setAttribute('height', String(height));
  svg.style.maxWidth = '';
  const words = (selector: string) =>
    Array.from(svg.querySelectorAll(selector), ({textContent}) => textContent.trim()).filter(Boolean);
  const described = words(':scope > title, :scope > desc').join('. ');
  const alt = (described || words('text, foreignObject').join(', ')).replace(/\s+/g, ' ');
  // As XML, which a picture has to be.
  return {svg: new XMLSerializer().serializeToString(svg), alt, size: [width, height]};
}

/** Writes the drawings of diagrams into a folder: `ID.light.svg`, `ID.dark.svg`, and `ID.json` with what a page says of them. */
export async function draw(
  sources: readonly string[],
  folder: string,
  {theme, options}: MermaidConfig,
): Promise<void> {
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const browser = await chromium.launch({executablePath: findChromium(), args: sandbox});
  try {
    const page = await browser.newPage();
    // Without a document type, code would be less high.
    await page.setContent('<!doctype html>');
    await page.addScriptTag({path: require.resolve('mermaid/dist/mermaid.min.js')});
    for (const source of sources) {
      const id = idOf(source);
      const drawIn = async (mode: Mode) => {
        const config = {startOnLoad: false, ...options, theme: theme[mode]};
        const {svg, ...facts} = await page.evaluate(drawInPage, [`d${id}`, source, config] as const);
        writeFileSync(path.join(folder, `${id}.${mode}.svg`), `${svg}\n`);
        return facts;
      };
      const [light, dark] = [await drawIn('light'), await drawIn('dark')];
      const drawing: Drawing = {source, alt: light.alt, sizes: {light: light.size, dark: dark.size}};
      writeFileSync(path.join(folder, `${id}.json`), `${JSON.stringify(drawing, null, 2)}\n`);
      console.log(`drew ${id}`);
    }
  } finally {
    await browser.close();
  }
}

/** The diagrams of the pages in a folder. */
function diagramsIn(folder: string): string[] {
  return filesBelow(folder)
    .filter((name) => /\.mdx?$/.test(name))
    .flatMap((name) => {
      const text = readFileSync(path.join(folder, name), 'utf8');
      const found: string[] = [];
      if (text.includes('mermaid')) {
        visit(parseMarkdown(text, name), 'code', ({lang, value}) => {
          found.push(...(lang === 'mermaid' ? [value.trim()] : []));
        });
      }
      return found;
    });
}

/** Draws the diagrams of all pages that have no drawing, and removes drawings without a diagram. */
export async function drawMissing({siteDir, folder, pages}: Options, config: MermaidConfig): Promise<void> {
  const drawings = path.join(siteDir, folder);
  const sources = pages.flatMap((name) => diagramsIn(path.join(siteDir, name)));
  const diagrams = new Map(sources.map((source) => [idOf(source), source]));
  mkdirSync(drawings, {recursive: true});
  const present = readdirSync(drawings);
  for (const name of present.filter((file) => !diagrams.has(file.replace(/\..*/, '')))) {
    rmSync(path.join(drawings, name));
    console.log(`removed ${name}`);
  }
  const missing = [...diagrams].filter(([id]) => !present.includes(`${id}.json`));
  await draw(
    missing.map(([, source]) => source),
    drawings,
    config,
  );
}
