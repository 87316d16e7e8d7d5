/** A host that replaces one build of the site by the next while a reader is there. */
import {readdirSync, readFileSync, statSync} from 'node:fs';
import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {mediaTypes} from '../../lib/mediaTypes';
import {build} from './built';

/** How the host answers for a file that is gone: with 404, or with a page, as hosts of single-page applications do. */
export type Missing = '404' | 'page';

/** A request, of which a test may say how it ends: answered later, or not at all. */
export interface Asked {
  pathname: string;
  /** How many requests came before it. */
  index: number;
}

export interface Host {
  origin: string;
  missing: Missing;
  /** From now on the other one of two builds is served, and nothing of the one before. */
  deploy(): void;
  /** Whether browsers are to keep no hashed file, as after a long time. */
  forgetful: boolean;
  /** Decides about each request before it is answered: `false` ends the connection without an answer. */
  before?: (asked: Asked) => boolean | Promise<boolean>;
  /** Changes a file of the build on its way. */
  alter?: (text: string, pathname: string) => string;
  /** Paths asked for, in order. */
  readonly asked: string[];
  stop(): Promise<void>;
}

/** The part of a file's name that changes with its content. */
const HASHED = /[._]([\da-f]{7,10})\.\w+$/;

const files = readdirSync(build, {recursive: true, encoding: 'utf8'});

/** By the hash in a name of this build, the one in the name of the next. */
const next = new Map(
  files.flatMap((file) => {
    const hash = HASHED.exec(file)?.[1];
    return hash ? [[hash, [...hash].reverse().join('')] as const] : [];
  }),
);
const former = new Map([...next].map(([hash, later]) => [later, hash]));

const renamed = (text: string, names: ReadonlyMap<string, string>) =>
  text.replace(/(?<![\da-f])[\da-f]{7,10}(?![\da-f])/g, (hash) => names.get(hash) ?? hash);

/** The file as the next build has it: other names wherever one is named, and the same otherwise. */
function contentOfNext(file: string, content: Buffer): Buffer {
  return /\.(?:html|js|json)$/.test(file) ? Buffer.from(renamed(content.toString(), next)) : content;
}

/** Serves the build on a free port, and its successor once it is deployed. */
export async function startHost(): Promise<Host> {
  let isNext = false;
  const asked: string[] = [];

  /** The file of the build that answers, if the host has one now. */
  function fileOf(pathname: string): string | undefined {
    const address = pathname.slice(1).replace(/(^|\/)$/, '$1index.html');
    const file = isNext ? renamed(address, former) : address;
    const isGone = isNext && file === address && next.has(HASHED.exec(address)?.[1] ?? '');
    const place = path.join(build, file);
    return !isGone && statSync(place, {throwIfNoEntry: false})?.isFile() ? file : undefined;
  }

  function keeping(found: string | undefined): string {
    if (!found) {
      return 'no-cache';
    }
    if (!HASHED.test(found)) {
      return 'max-age=600';
    }
    return host.forgetful ? 'no-store' : 'max-age=31536000, immutable';
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const pathname = decodeURIComponent(new URL(request.url ?? '/', 'http://host').pathname);
    const index = asked.push(pathname) - 1;
    if ((await host.before?.({pathname, index})) === false) {
      request.socket.destroy();
      return;
    }
    const found = fileOf(pathname);
    const file = found ?? (host.missing === 'page' ? 'index.html' : '404.html');
    let content: Buffer = readFileSync(path.join(build, file));
    if (isNext) {
      content = contentOfNext(file, content);
    }
    if (host.alter && /\.(?:html|js|css)$/.test(file)) {
      content = Buffer.from(host.alter(content.toString(), pathname));
    }
    response.writeHead(found || host.missing === 'page' ? 200 : 404, {
      'content-type': mediaTypes[path.extname(file)] ?? 'application/octet-stream',
      // A page may be taken from the browser's cache for a while, as on hosts that cannot be told otherwise.
      'cache-control': keeping(found),
    });
    response.end(content);
  }

  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const {port} = server.address() as AddressInfo;
  const host: Host = {
    origin: `http://127.0.0.1:${port}`,
    missing: '404',
    asked,
    forgetful: true,
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
