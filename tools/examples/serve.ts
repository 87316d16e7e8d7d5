/** The site's own addresses on loopback, so that an example needs no network. */
import {createReadStream, statSync} from 'node:fs';
import {type IncomingMessage, type Server, type ServerResponse, createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';

export interface Loopback {
  /** `http://127.0.0.1:PORT`, without a final slash. */
  address: string;
  close(): Promise<void>;
}

/**
 * Serves a folder of static files. It is also the proxy of every session: a request for another
 * host comes here and is refused, with a message that says what to do.
 */
export async function serveStatic(folder: string): Promise<Loopback> {
  const server = createServer((request, response) => {
    const {url = ''} = request;
    if (url.startsWith('/')) {
      answer(folder, url, request, response);
    } else {
      refuse(response, url);
    }
  });
  server.on('connect', (request, socket) => {
    socket.end(`HTTP/1.1 502 Examples run without network: ${request.url}\r\n\r\n`);
  });
  await new Promise<void>((done, fail) => server.once('error', fail).listen(0, '127.0.0.1', done));
  const {port} = server.address() as AddressInfo;
  return {address: `http://127.0.0.1:${port}`, close: () => close(server)};
}

function answer(folder: string, url: string, {method}: IncomingMessage, response: ServerResponse): void {
  const pathname = decode(url.replace(/[?#].*/, ''));
  const file = pathname && path.join(folder, path.normalize(pathname));
  if ((method !== 'GET' && method !== 'HEAD') || !file || !isFile(file)) {
    response.writeHead(404, {'content-type': 'text/plain'}).end('not found\n');
    return;
  }
  response.writeHead(200, {'content-length': statSync(file).size});
  if (method === 'HEAD') {
    response.end();
  } else {
    createReadStream(file)
      .on('error', () => response.destroy())
      .pipe(response);
  }
}

function refuse(response: ServerResponse, url: string): void {
  response.writeHead(502, {'content-type': 'text/plain'}).end(`examples run without network: ${url}\n`);
}

/** `normalize` of an absolute path cannot leave the folder; what is no valid path is not served. */
function decode(pathname: string): string | undefined {
  try {
    const decoded = decodeURIComponent(pathname);
    return decoded.includes('\0') ? undefined : decoded;
  } catch {
    return undefined;
  }
}

function isFile(pathname: string): boolean {
  return statSync(pathname, {throwIfNoEntry: false})?.isFile() ?? false;
}

function close(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((done) => server.close(() => done()));
}
