/**
 * Pictures of every kind of page and of the states that a page can be in, to look at after a change of design.
 * Usage: `npm run screenshots [-- NAME…]` after `npm run build`; they go to screenshots/, one sheet per kind of page and
 * color mode, with all widths side by side. A name is the beginning of a sheet's: `api`, `state-search`.
 */
import {mkdirSync, rmSync} from 'node:fs';
import path from 'node:path';
import {chromium, type Browser, type Page} from '@playwright/test';
import {siteDir} from '../../config/pages';
import {ensureChromium} from '../check/chromium';
import {kinds} from './kinds';
import {origin, openContext} from './pages';
import {type State, states} from './states';

const outDir = path.join(siteDir, 'screenshots');

/** CSS pixels: the narrowest phone, a phone, a tablet, a desktop, a wide screen. */
const widths = [320, 390, 768, 1440, 2560];

/** As much of a long page as can still be looked at, in CSS pixels. */
const tallest = 2400;

/** Scrolls through the page, so that what loads late is in the picture too. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      scrollTo(0, y);
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
    scrollTo(0, 0);
  });
  await page.waitForLoadState('networkidle');
}

async function photograph(browser: Browser, route: string, width: number, state: State): Promise<Buffer> {
  const context = await openContext(browser, width, state);
  const page = await context.newPage();
  await page.goto(origin + (state.route ?? route), {waitUntil: 'load'});
  if (state.act) {
    await state.act(page, width);
  } else {
    await settle(page);
  }
  const {height} = page.viewportSize() ?? {height: 0};
  const whole = await page.evaluate(() => document.documentElement.scrollHeight);
  const clip = {x: 0, y: 0, width, height: state.act ? height : Math.min(whole, tallest)};
  const picture = await page.screenshot({clip, fullPage: !state.act, animations: 'disabled'});
  await context.close();
  return picture;
}

/** Puts pictures side by side in one file. */
async function writeSheet(browser: Browser, name: string, pictures: Buffer[]): Promise<void> {
  const page = await browser.newPage({deviceScaleFactor: 0.5});
  const images = pictures.map((picture) => `<img src="data:image/png;base64,${picture.toString('base64')}">`);
  await page.setContent(
    `<!doctype html><body style="margin:0;width:max-content;display:flex;align-items:start;gap:24px;background:#888">${images.join('')}`,
  );
  await page.evaluate(() => Promise.all(Array.from(document.images, (image) => image.decode())));
  const file = path.join(outDir, `${name}.png`);
  await page.locator('body').screenshot({path: file});
  await page.close();
  console.log(path.relative(siteDir, file));
}

async function main(): Promise<void> {
  const wanted = process.argv.slice(2);
  const isWanted = (name: string) => wanted.length === 0 || wanted.some((start) => name.startsWith(start));
  const sheets = [
    ...Object.entries(kinds).flatMap(([kind, route]) =>
      (['light', 'dark'] as const).map((mode) => ({name: `${kind}-${mode}`, route, state: {mode}, widths})),
    ),
    ...Object.entries(states).map(([name, state]) => ({
      name: `state-${name}`,
      route: kinds.tutorial,
      state,
      widths: state.widths ?? [390, 1440],
    })),
  ].filter(({name}) => isWanted(name));
  if (sheets.length === 0) {
    throw new Error(`No picture has a name like ${wanted.join(', ')}.`);
  }
  rmSync(outDir, {recursive: true, force: true});
  mkdirSync(outDir);
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  try {
    for (const {name, route, state, widths: all} of sheets) {
      const pictures = [];
      for (const width of all) {
        pictures.push(await photograph(browser, route, width, state));
      }
      await writeSheet(browser, name, pictures);
    }
  } finally {
    await browser.close();
  }
}

void main();
