/** A host that sends what the build's file of headers asks for, tells unchanged files by a mark, and counts what reaches it. */
import {createHash} from 'node:crypto';
import {readFileSync, statSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {mediaTypes} from '../../lib/mediaTypes';
import {build} from './built';

/** A request that reached the host, and how it was answered. */
export interface Reached {
  pathname: string;
  status: number;
  /** Whether the page asks for it for later, and does without it. */
  isAhead: boolean;
}

export interface HeadersHost {
  origin: string;
  /** All requests that reached it, in order. */
  readonly reached: Reached[];
  /** Changes the text of a page on its way. */
  alter?: (html: string) => string;
  stop(): Promise<void>;
}

interface Rule {
  fits: (pathname: string) => boolean;
  headers: Record<string, string>;
}

/** What the hosts that read the file say of caching where it says nothing: keep it, and ask each time. */
const ASK_AGAIN = 'public, max-age=0, must-revalidate';

/** The rules of the file: an address, of which an asterisk stands for anything, and its headers, indented. */
function rulesOf(text: string): Rule[] {
  return text.split(/\n(?=\S)/).map((block): Rule => {
    const [address = '', ...lines] = block.trimEnd().split('\n');
    const [start = '', end] = address.split('*');
    return {
      fits: (pathname) =>
        end === undefined ? pathname === start : pathname.startsWith(start) && pathname.endsWith(end),
      headers: Object.fromEntries(lines.map((line) => /^\s+([^:]+): (.*)$/.exec(line)?.slice(1) ?? [])),
    };
  });
}

/** Serves the build on a free port. */
export async function startHeadersHost(): Promise<HeadersHost> {
  const rules = rulesOf(readFileSync(path.join(build, '_headers'), 'utf8'));
  const reached: Reached[] = [];
  const server = createServer((request, response) => {
    const {pathname} = new URL(request.url ?? '/', 'http://host');
    const file = path.join(build, pathname.replace(/\/$/, '/index.html'));
    const isThere = statSync(file, {throwIfNoEntry: false})?.isFile();
    let content: Buffer | string = readFileSync(isThere ? file : path.join(build, '404.html'));
    if (host.alter && file.endsWith('.html')) {
      content = host.alter(content.toString());
    }
    const mark = `"${createHash('sha256').update(content).digest('hex').slice(0, 16)}"`;
    const isKnown = isThere && request.headers['if-none-match'] === mark;
    const status = isKnown ? 304 : isThere ? 200 : 404;
    reached.push({pathname, status, isAhead: Boolean(request.headers['sec-purpose']?.includes('prefetch'))});
    response.writeHead(status, {
      'Content-Type': mediaTypes[path.extname(file)] ?? 'application/octet-stream',
      'Cache-Control': ASK_AGAIN,
      ETag: mark,
      ...Object.assign({}, ...rules.filter(({fits}) => fits(pathname)).map(({headers}) => headers)),
    });
    response.end(isKnown ? undefined : content);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const host: HeadersHost = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    reached,
    async stop() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
  return host;
}
