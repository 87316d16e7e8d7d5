import {createReadStream, existsSync, statSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import path from 'node:path';
import {createGzip} from 'node:zlib';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.png': 'image/png',
};

/** Serves a build as a host does: compressed, its hashed files for good. */
export async function serve(folder: string): Promise<Server> {
  const server = createServer((request, response) => {
    const {pathname} = new URL(request.url ?? '/', 'http://localhost');
    const wanted = path.join(folder, pathname);
    const file =
      existsSync(wanted) && statSync(wanted).isDirectory() ? path.join(wanted, 'index.html') : wanted;
    if (!existsSync(file)) {
      response.writeHead(404).end();
      return;
    }
    const isHashed = pathname.startsWith('/assets/');
    response.writeHead(200, {
      'Content-Type': types[path.extname(file)] ?? 'application/octet-stream',
      'Content-Encoding': 'gzip',
      'Cache-Control': isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=300',
    });
    createReadStream(file).pipe(createGzip()).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}
