/** The emulated phone of the measurements, and the host that it reads from. */
import {existsSync, readFileSync, statSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {
  chromium,
  type Browser,
  type BrowserContextOptions,
  type CDPSession,
  type Page,
} from '@playwright/test';
import {findFullChromium} from '../lib/chromium';
import {mediaTypes} from '../lib/mediaTypes';

/** A phone of the middle class, as page-load tests emulate it. */
export const phone: BrowserContextOptions = {
  viewport: {width: 412, height: 823},
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** Its processor, so many times slower than this machine's, and its slow 4G. */
const CPU = 4;
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: 96_000,
};

/** Makes the processor and the network of a page's tab those of the phone. */
export async function slowDown(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Emulation.setCPUThrottlingRate', {rate: CPU});
  await session.send('Network.emulateNetworkConditions', network);
  return session;
}

/**
 * Starts the browser that readers have, if the machine has one. No other host is asked: Playwright's own interception
 * would switch its cache off.
 */
export function launch(): Promise<Browser> {
  return chromium.launch({
    executablePath: findFullChromium(),
    args: [
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
  });
}

/** Endings of files that are compressed already. */
const COMPRESSED = /\.(?:png|ico|webp|woff2)$/;

/** Folders whose files have names that change with their content: those of Docusaurus and of Astro. */
const HASHED = /^\/(?:assets|_astro)\//;

/** What serves a folder. */
export interface Served {
  origin: string;
  stop(): void;
}

/** Serves a build as a host does: compressed once, its hashed files for good. */
export async function serve(folder: string): Promise<Served> {
  const bodies = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    const pathname = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
    const wanted = path.join(folder, pathname);
    const file =
      existsSync(wanted) && statSync(wanted).isDirectory() ? path.join(wanted, 'index.html') : wanted;
    if (!existsSync(file)) {
      response.writeHead(404).end();
      return;
    }
    const isCompressed = COMPRESSED.test(file);
    const body = bodies.get(file) ?? (isCompressed ? readFileSync(file) : gzipSync(readFileSync(file)));
    bodies.set(file, body);
    response.writeHead(200, {
      'Content-Type': mediaTypes[path.extname(file)] ?? 'application/octet-stream',
      ...(isCompressed ? {} : {'Content-Encoding': 'gzip'}),
      'Content-Length': body.length,
      'Cache-Control': HASHED.test(pathname) ? 'public, max-age=31536000, immutable' : 'public, max-age=300',
    });
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => server.close(),
  };
}
