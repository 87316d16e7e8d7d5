/** A Git host for the controllers of a cluster: repositories of a folder over HTTP, which Git's own program answers. */
import {execFileSync, spawn} from 'node:child_process';
import {existsSync} from 'node:fs';
import type {IncomingMessage, ServerResponse} from 'node:http';
import path from 'node:path';
import {buffer} from 'node:stream/consumers';

/** The commands that let the files of a session name the served host. Each copy of a commit gets the same one, so all can push. */
export const useGitHost = (host: string, served: string) => `
files=$(grep --recursive --files-with-matches --fixed-strings --exclude-dir=.git '${host}' . || true)
for file in $files; do sed -i 's|${host}|${served}|g' "$file"; done
GIT_AUTHOR_DATE=2000-01-01T00:00Z GIT_COMMITTER_DATE=2000-01-01T00:00Z git commit --quiet --message "Name the Git host of this run" -- $files 2>/dev/null || true
`;

/** The variables of a session whose repository has the remote `origin` on the served host. */
export const originOn = (served: string) => ({
  GIT_CONFIG_COUNT: '1',
  GIT_CONFIG_KEY_0: 'remote.origin.url',
  GIT_CONFIG_VALUE_0: `${served}/platform.git`,
});

/** Answers a request for `/git/NAME.git/…`. The first request creates a repository. */
export async function answerGit(folder: string, request: IncomingMessage, response: ServerResponse) {
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
  const end = answer.indexOf('\r\n\r\n');
  const head = answer.subarray(0, end).toString().split('\r\n');
  for (const [name = '', value = ''] of head.map((line) => line.split(': '))) {
    response.setHeader(name, value);
  }
  response.writeHead(Number.parseInt(/^Status: (\d+)/m.exec(head.join('\n'))?.[1] ?? '200', 10));
  response.end(answer.subarray(end + 4));
}
