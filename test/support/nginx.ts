/** A real nginx that serves the build by the file that this site offers for it. */
import {spawn} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {siteDir} from '../../config/pages';
import {build} from './built';
import {freePort} from './devServer';

/** The lines that a reader of the file changes, as the test changes them. */
function own(text: string, changes: Record<string, string>): string {
  return Object.entries(changes).reduce((file, [name, value]) => {
    const line = new RegExp(`^  ${name} [^;]*;.* # .*yours.*$|^  ${name} [^;]*; # yours.*$`, 'm');
    if (!line.test(file)) {
      throw new Error(`hosting/nginx.conf: no line "${name}" is marked as yours`);
    }
    return file.replace(line, () => `  ${name} ${value};`);
  }, text);
}

/**
 * Starts nginx on a free port of this machine.
 *
 * @returns its address, and what ends it
 * @throws Error with nginx's own words when it does not start
 */
export async function startNginx(program: string): Promise<{origin: string; stop: () => Promise<void>}> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'nginx-'));
  const port = await freePort();
  const site = own(readFileSync(path.join(siteDir, 'hosting/nginx.conf'), 'utf8'), {
    listen: `127.0.0.1:${port}`,
    server_name: '127.0.0.1',
    root: `"${build}"`,
  });
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const config = path.join(folder, 'nginx.conf');
  writeFileSync(
    config,
    `${process.getuid?.() === 0 ? 'user root;' : ''} daemon off; pid ${folder}/pid; error_log stderr;
    events {} http { access_log off; ${places.join(' ')} ${site} }`,
  );
  const server = spawn(program, ['-c', config, '-p', folder, '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let words = '';
  server.stderr.on('data', (data: Buffer) => {
    words += data.toString();
  });
  const ended = new Promise<void>((done) => server.once('exit', () => done()));
  async function stop(): Promise<void> {
    server.kill('SIGQUIT');
    await ended;
    rmSync(folder, {recursive: true});
  }
  const origin = `http://127.0.0.1:${port}`;
  for (;;) {
    if (server.exitCode !== null) {
      throw new Error(`nginx did not start:\n${words}`);
    }
    const isUp = await fetch(origin, {redirect: 'manual'}).then(
      () => true,
      () => false,
    );
    if (isUp) {
      return {origin, stop};
    }
    await new Promise((done) => setImmediate(done));
  }
}
