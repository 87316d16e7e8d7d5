/** A host that replaces the build of the site by the next one while a reader is there. */
import {readdirSync, readFileSync, statSync} from 'node:fs';
import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {build} from './built';

export interface Host {
  origin: string;
  /** How it answers for a file that is gone: with 404, or with a page, as hosts of single-page applications do. */
  missing: '404' | 'page';
  /** From now on the other one of two builds is served, and nothing of the one before. */
  deploy(): void;
  /** Changes a page on its way. */
  alter?: (html: string) => string;
  /** Delays the answers to some requests. */
  wait?: (request: IncomingMessage) => Promise<void> | undefined;
  stop(): Promise<void>;
}

const mediaTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
};

/** The part of a file's name that changes with its content. */
const HASHED = /[._]([\da-f]{7,10})\.\w+$/;

/** The hashes in the names of this build's files. */
const readHashes = () =>
  new Set(
    readdirSync(build, {recursive: true, encoding: 'utf8'}).flatMap((file) => HASHED.exec(file)?.[1] ?? []),
  );
const reversed = (hash: string) => [...hash].reverse().join('');

/** The text with the names that the next build has, which are those of this one read backwards, or the other way. */
const renamed = (text: string, isOwn: (hash: string) => boolean) =>
  text.replace(/(?<![\da-f])[\da-f]{7,10}(?![\da-f])/g, (hash) => (isOwn(hash) ? reversed(hash) : hash));

/** Serves the build on a free port, and its successor once it is deployed. Browsers keep no hashed file. */
export async function startHost(): Promise<Host> {
  const hashes = readHashes();
  let isNext = false;

  /** The file of the build that answers, if the host has one now. */
  function fileOf(pathname: string): string | undefined {
    const address = pathname.slice(1).replace(/(^|\/)$/, '$1index.html');
    const file = isNext ? renamed(address, (hash) => hashes.has(reversed(hash))) : address;
    const isGone = isNext && file === address && hashes.has(HASHED.exec(address)?.[1] ?? '');
    return !isGone && statSync(path.join(build, file), {throwIfNoEntry: false})?.isFile() ? file : undefined;
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const pathname = decodeURIComponent(new URL(request.url ?? '/', 'http://host').pathname);
    await host.wait?.(request);
    const found = fileOf(pathname);
    const file = found ?? (host.missing === 'page' ? 'index.html' : '404.html');
    let content: Buffer | string = readFileSync(path.join(build, file));
    if (/\.(?:html|js|css|json)$/.test(file)) {
      const text = content.toString();
      content = isNext ? renamed(text, (hash) => hashes.has(hash)) : text;
      content = (file.endsWith('.html') && host.alter?.(content)) || content;
    }
    response.writeHead(found || host.missing === 'page' ? 200 : 404, {
      'content-type': mediaTypes[path.extname(file)] ?? 'application/octet-stream',
      // A page may be taken from the browser's cache for a while, as on hosts that cannot be told otherwise.
      'cache-control': found && !HASHED.test(found) ? 'max-age=600' : 'no-store',
    });
    response.end(content);
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const host: Host = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    missing: '404',
    deploy: () => {
      isNext = !isNext;
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
  return host;
}
