import {readFileSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';

export interface PageInPieces {
  readonly url: string;
  /** Lets the rest of the page arrive. */
  release(): void;
  close(): void;
}

/**
 * Serves a page of the build over a connection that stops within its HTML until released. Its assets arrive.
 *
 * @param stop text of the HTML before which the connection stops for the first time
 */
export async function serveInPieces(baseURL: string, route: string, stop: string): Promise<PageInPieces> {
  const html = readFileSync(path.join('build', route, 'index.html'), 'utf8');
  const at = html.indexOf(stop);
  if (at < 0) {
    throw new Error(`${route} has no ${stop}`);
  }
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const server = createServer(({url = '/'}, response) => {
    if (url === route) {
      response.writeHead(200, {'content-type': 'text/html; charset=utf-8'}).write(html.slice(0, at));
      void released.then(() => response.end(html.slice(at)));
      return;
    }
    const pass = async () => {
      const answer = await fetch(new URL(url, baseURL));
      response.writeHead(answer.status, {'content-type': answer.headers.get('content-type') ?? ''});
      response.end(Buffer.from(await answer.arrayBuffer()));
    };
    pass().catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}${route}`,
    release,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
