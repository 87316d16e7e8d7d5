/**
 * `npx tsx tools/screenshots/cli.ts ADDRESS BASE [FORMER]`: shows the pages that changed since the commit BASE, as they are at ADDRESS and
 * at FORMER, by default the public site, in `screenshots/index.html`. If no page changed, it shows the home page.
 */
import {execFileSync} from 'node:child_process';
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {chromium, type Page} from '@playwright/test';
import {pages, siteDir} from '../../config/pages';
import {site} from '../../config/site';
import {findChromium} from '../chromium';

const widths = [1440, 390];

/** The routes of the pages that differ from a commit. */
function changedRoutes(base: string): string[] {
  const options = ['diff', '--name-only', '--relative', '--diff-filter=d', base];
  const files = execFileSync('git', options, {cwd: siteDir, encoding: 'utf8'}).trim().split('\n');
  const routes = files.flatMap((file) => pages.of(file)?.route ?? []);
  return routes.length > 0 ? routes : ['/'];
}

/** Writes a screenshot, and returns its `<img>`. A page that didn't exist shows the former site's answer. */
async function shoot(page: Page, origin: string, route: string, name: string): Promise<string> {
  await page.goto(new URL(route, origin).href);
  await page.screenshot({path: `screenshots/${name}`, fullPage: true, animations: 'disabled'});
  return `<img src="${name}" alt="${origin}">`;
}

async function main([address = '', base = '', former = site.url]: string[]): Promise<void> {
  mkdirSync(path.join(siteDir, 'screenshots'), {recursive: true});
  process.chdir(siteDir);
  const browser = await chromium.launch({executablePath: findChromium(), args: ['--no-sandbox']});
  const rows = [];
  for (const width of widths) {
    const page = await browser.newPage({viewport: {width, height: 900}});
    for (const [index, route] of changedRoutes(base).entries()) {
      const before = await shoot(page, former, route, `${width}-${index}-before.png`);
      const after = await shoot(page, address, route, `${width}-${index}-after.png`);
      rows.push(`<h2>${route}, ${width} px: before, after</h2>${before}${after}`);
    }
  }
  await browser.close();
  const style = 'img {width: 49%; vertical-align: top; border: 1px solid}';
  writeFileSync('screenshots/index.html', `<!doctype html><style>${style}</style>${rows.join('\n')}\n`);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
