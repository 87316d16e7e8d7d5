/**
 * Pictures of the main pages, to look at after a change of design: in three widths and both color modes.
 * Usage: `npm run screenshots [-- ROUTE…]` after `npm run build`; they go to screenshots/.
 */
import {spawn} from 'node:child_process';
import {mkdirSync, rmSync} from 'node:fs';
import path from 'node:path';
import {chromium, type Browser} from '@playwright/test';
import {released, unreleased} from '../../config/versions';
import {ensureChromium} from '../check/chromium';

const outDir = 'screenshots';
const port = 43211;

/** One page of each kind, and the longest. */
const mainPages = [
  '/',
  `/docs/${released.path}/`,
  `/docs/${released.path}/tutorial/overview/`,
  `/docs/${released.path}/tutorial/hello-holos/`,
  `/docs/${unreleased.path}/tutorial/validators/`,
  `/docs/${unreleased.path}/api/core/`,
  `/docs/${released.path}/topics/architecture/`,
  `/docs/${released.path}/topics/comparison/`,
  '/blog/',
  '/blog/why-cue-for-configuration/',
  '/blog/archive/',
  '/404.html',
];

/** CSS pixels: a phone, a tablet, a desktop. */
const widths = [390, 768, 1440];

/** The page's name as a file's: `/docs/v1alpha5/` becomes `docs-v1alpha5`. */
function fileName(route: string): string {
  return (
    route
      .replace(/\.html$/, '')
      .split('/')
      .filter(Boolean)
      .join('-') || 'home'
  );
}

async function photograph(browser: Browser, route: string, width: number, mode: string): Promise<void> {
  const context = await browser.newContext({viewport: {width, height: width < 500 ? 844 : 900}});
  const page = await context.newPage();
  await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
  // Nothing but this site: the pictures must not count as visits.
  await page.route('**', (request) =>
    new URL(request.request().url()).hostname === '127.0.0.1' ? request.continue() : request.abort(),
  );
  await page.goto(`http://127.0.0.1:${port}${route}`, {waitUntil: 'load'});
  // Pictures that load late, and diagrams that are drawn when they come near, are in the picture too.
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      scrollTo(0, y);
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
    scrollTo(0, 0);
  });
  await page.waitForLoadState('networkidle');
  const file = path.join(outDir, `${fileName(route)}-${width}-${mode}.png`);
  await page.screenshot({path: file, fullPage: true});
  console.log(file);
  await context.close();
}

async function main(): Promise<void> {
  const routes = process.argv.length > 2 ? process.argv.slice(2) : mainPages;
  rmSync(outDir, {recursive: true, force: true});
  mkdirSync(outDir);
  const server = spawn(
    'node_modules/.bin/docusaurus',
    ['serve', '--no-open', '--host', '127.0.0.1', '--port', String(port)],
    {stdio: ['ignore', 'pipe', 'inherit']},
  );
  try {
    await new Promise((resolve, reject) => {
      server.stdout.once('data', resolve);
      server.once('close', () => reject(new Error('The site cannot be served; run "npm run build" first.')));
    });
    const browser = await chromium.launch({
      executablePath: await ensureChromium(),
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    });
    for (const route of routes) {
      for (const width of widths) {
        for (const mode of ['light', 'dark']) {
          await photograph(browser, route, width, mode);
        }
      }
    }
    await browser.close();
  } finally {
    server.kill();
  }
}

void main();
