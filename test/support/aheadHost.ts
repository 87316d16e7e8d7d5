/**
 * A host whose pages drive themselves and report to it. A browser that a test drives renders nothing ahead, so that the test
 * starts one and leaves it alone.
 */
import {spawn, type ChildProcess} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, statSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect} from '@playwright/test';
import {mediaTypes} from '../../lib/mediaTypes';
import {build} from './built';

const DRIVER = '/driver.js';
const RULES = '/rules.json';
const REPORT = '/report';

/** What a page said. */
export type Report = Record<string, unknown>;

/** Kills a process and all that it started: the browser's helpers outlive it, and write to its profile. */
async function endGroup({pid = 0}: ChildProcess): Promise<void> {
  const signal = (name: NodeJS.Signals | 0): boolean => {
    try {
      return process.kill(-pid, name);
    } catch {
      return false;
    }
  };
  signal('SIGKILL');
  await expect.poll(() => signal(0), 'the browser has ended').toBe(false);
}

/**
 * Opens a page of the build in a browser, with a script of the site's own that drives it and those that follow.
 *
 * @param drive runs in every page; `say` reports, `heard` resolves once any page has said a word of that name
 * @param last the name of the report that ends the visit
 * @returns all reports, in the order of their arrival, and the paths that were asked for
 */
export async function visitAlone(
  browser: string,
  start: string,
  drive: (say: (name: string, what?: object) => void, heard: (name: string) => Promise<void>) => void,
  last: string,
): Promise<{reports: Report[]; asked: string[]}> {
  const reports: Report[] = [];
  const asked: string[] = [];
  const driver = `(${String(drive)})(
    (name, what) => void fetch('${REPORT}', {method: 'POST', keepalive: true, body: JSON.stringify({name, ...what})}),
    async (name) => {
      while (!(await (await fetch('${REPORT}')).json()).some((report) => report.name === name)) {
        await new Promise(requestAnimationFrame);
      }
    })`;
  const profile = mkdtempSync(path.join(tmpdir(), 'ahead-'));
  let finish: () => void = () => undefined;
  const finished = new Promise<void>((resolve) => (finish = resolve));
  const server = createServer((request, response) => {
    const {pathname} = new URL(request.url ?? '/', 'http://host');
    if (pathname === REPORT) {
      let body = '';
      request.on('data', (part) => (body += String(part)));
      request.on('end', () => {
        if (body) {
          const report = JSON.parse(body) as Report;
          reports.push(report);
          if (report.name === last) {
            finish();
          }
        }
        response.writeHead(200, {'Content-Type': 'application/json'}).end(JSON.stringify(reports));
      });
      return;
    }
    const file = path.join(build, pathname.replace(/\/$/, '/index.html'));
    const extra: Record<string, string> = {
      [DRIVER]: driver,
      // At once: no pointer nears the link, which is what the page's own rules wait for.
      [RULES]: JSON.stringify({
        prerender: [{where: {selector_matches: '.pagination-nav__link--next'}, eagerness: 'immediate'}],
      }),
    };
    if (!extra[pathname] && !statSync(file, {throwIfNoEntry: false})?.isFile()) {
      response.writeHead(404).end();
      return;
    }
    asked.push(pathname);
    const isPage = file.endsWith('.html');
    response.writeHead(200, {
      'Content-Type':
        pathname === RULES
          ? 'application/speculationrules+json'
          : (mediaTypes[path.extname(file)] ?? 'text/plain'),
      'Cache-Control': 'public, max-age=300',
      ...(isPage ? {'Speculation-Rules': `"${RULES}"`} : {}),
    });
    const content = extra[pathname] ?? readFileSync(file);
    response.end(isPage ? `${String(content)}<script src="${DRIVER}"></script>` : content);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const options = [
    '--headless',
    '--no-first-run',
    `--user-data-dir=${profile}`,
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  ];
  const child = spawn(browser, [...options, origin + start], {stdio: 'ignore', detached: true});
  try {
    await finished;
  } finally {
    await endGroup(child);
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
    rmSync(profile, {recursive: true, force: true});
  }
  return {reports, asked};
}
