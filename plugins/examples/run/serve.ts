/** Serves the site's addresses and a Git host on this machine, so that examples work without a network. */
import {execFileSync, spawn} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import {type IncomingMessage, type Server, type ServerResponse, createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {buffer} from 'node:stream/consumers';
import type {SiteFolder} from '../page/site';

const refusal = 'examples run without network';

/** The file of an address; undefined if there is none. `URL` resolves `..`, so an address can't leave the folder. */
function readAddress(folder: string, url: string): string | undefined {
  try {
    return readFileSync(path.join(folder, new URL(url, 'http://localhost').pathname), 'latin1');
  } catch {
    return undefined;
  }
}

/**
 * Serves the site's `static/` at an address of this machine, and Git repositories at `/git/`. The server is also the proxy of every
 * session, and rejects requests for other hosts. In files, its own address replaces the site's.
 *
 * @param scratch a private folder, for the repositories
 */
export async function serveStatic(
  {root, options}: SiteFolder,
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
    const content = readAddress(path.join(root, 'static'), url);
    const served = content?.replaceAll(options.address, `http://${request.headers.host}`);
    response.writeHead(content === undefined ? 404 : 200).end(served ?? 'not found\n', 'latin1');
  });
  server.on('connect', ({url}, socket) => socket.end(`HTTP/1.1 502 ${refusal}: ${url}\r\n\r\n`));
  await new Promise<void>((done, fail) => server.once('error', fail).listen(0, host, done));
  const {port} = server.address() as AddressInfo;
  return {address: `http://${host}:${port}`, server};
}

/** The commands that let the files of a session name the served host. Each copy of a commit gets the same one, so all can push. */
export const gitHostCommands = (host: string, served: string) => `
files=$(grep --recursive --files-with-matches --fixed-strings --exclude-dir=.git '${host}' . || true)
for file in $files; do sed -i.bak 's|${host}|${served}|g' "$file" && rm "$file.bak"; done
GIT_AUTHOR_DATE=2000-01-01T00:00Z GIT_COMMITTER_DATE=2000-01-01T00:00Z git commit --quiet --message "Name the Git host of this run" -- $files 2>/dev/null || true
`;

/** The variables of a session whose repository has the remote `origin` on the served host. */
export const originVariables = (served: string) => ({
  GIT_CONFIG_COUNT: '1',
  GIT_CONFIG_KEY_0: 'remote.origin.url',
  GIT_CONFIG_VALUE_0: `${served}/platform.git`,
});

/** Answers a request for `/git/NAME.git/…`. The first request creates a repository. */
async function answerGit(folder: string, request: IncomingMessage, response: ServerResponse) {
  const {pathname, search} = new URL(request.url ?? '', 'http://localhost');
  const repository = path.join(folder, pathname.replace(/(?<=\.git)\/.*/, ''));
  if (!existsSync(repository)) {
    execFileSync('git', ['init', '--quiet', '--bare', '--initial-branch=main', repository]);
  }
  const child = spawn('git', ['http-backend'], {
    env: {
      PATH: process.env.PATH,
      GIT_PROJECT_ROOT: folder,
      GIT_HTTP_EXPORT_ALL: '1',
      GIT_PROTOCOL: String(request.headers['git-protocol'] ?? ''),
      // Git allows pushes of users that are logged in.
      REMOTE_USER: 'you',
      PATH_INFO: pathname,
      QUERY_STRING: search.slice(1),
      REQUEST_METHOD: request.method,
      CONTENT_TYPE: request.headers['content-type'],
      HTTP_CONTENT_ENCODING: request.headers['content-encoding'],
    },
  });
  request.pipe(child.stdin);
  const answer = await buffer(child.stdout);
  const headEnd = answer.indexOf('\r\n\r\n');
  const head = answer.subarray(0, headEnd).toString().split('\r\n');
  for (const [name = '', value = ''] of head.map((line) => line.split(': '))) {
    response.setHeader(name, value);
  }
  response.writeHead(Number.parseInt(/^Status: (\d+)/m.exec(head.join('\n'))?.[1] ?? '200', 10));
  response.end(answer.subarray(headEnd + 4));
}
