/** Serves the site's addresses on loopback, so that examples work without a network. */
import {readFileSync, statSync} from 'node:fs';
import {type Server, createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {answerGit} from './gitHost';

const refusal = 'examples run without network';

/** The file of an address. `URL` resolves `..`, so an address can't leave the folder. */
function readAddress(folder: string, url: string): Buffer | undefined {
  const file = path.join(folder, new URL(url, 'http://localhost').pathname);
  return statSync(file, {throwIfNoEntry: false})?.isFile() ? readFileSync(file) : undefined;
}

/**
 * Serves a folder at an address of this machine, and Git repositories at `/git/`. The server is also the proxy of every
 * session, and rejects requests for other hosts.
 *
 * @param scratch a private folder, for the repositories
 */
export async function serveStatic(
  folder: string,
  scratch: string,
  host: string,
): Promise<{address: string; server: Server}> {
  const server = createServer((request, response) => {
    const {url = ''} = request;
    if (!url.startsWith('/')) {
      response.writeHead(502).end(`${refusal}: ${url}\n`);
      return;
    }
    if (url.startsWith('/git/')) {
      void answerGit(scratch, request, response);
      return;
    }
    const content = readAddress(folder, url);
    response.writeHead(content ? 200 : 404).end(content ?? 'not found\n');
  });
  server.on('connect', ({url}, socket) => socket.end(`HTTP/1.1 502 ${refusal}: ${url}\r\n\r\n`));
  await new Promise<void>((done, fail) => server.once('error', fail).listen(0, host, done));
  const {port} = server.address() as AddressInfo;
  return {address: `http://${host}:${port}`, server};
}
