/** Real servers with the build, each by its file in hosting/. */
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {chmodSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {setImmediate} from 'node:timers/promises';
import {siteDir} from '../../config/pages';
import {build} from './built';
import {freePort} from './freePort';

const read = (file: string, root = build) =>
  readFileSync(path.join(siteDir, 'hosting', file), 'utf8').replaceAll('/srv/holos-website', root);
const isRoot = process.getuid?.() === 0;

/** The file for nginx with the lines changed that a reader of it changes. */
const nginxFile = (changes: Record<string, string>) =>
  Object.entries(changes).reduce((file, [name, value]) => {
    const line = new RegExp(`^  ${name} [^;]*; # yours.*$`, 'm');
    if (!line.test(file)) {
      throw new Error(`hosting/nginx.conf: no line "${name}" is marked as yours`);
    }
    return file.replace(line, () => `  ${name} ${value};`);
  }, read('nginx.conf'));

/** A program that serves files, and how it is started. */
interface Server {
  program: string;
  /** Debian's package. */
  apt: string;
  /** The configuration for an address, with a folder for what the server writes. */
  config: (address: string, folder: string) => string;
  args: (file: string, folder: string) => string[];
}

export const servers = {
  nginx: {
    program: 'nginx',
    apt: 'nginx-light',
    config: (address, folder) =>
      `${isRoot ? 'user root;' : ''} daemon off; pid ${folder}/pid; error_log stderr; events {} http { access_log off;
      ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
      ${nginxFile({listen: address, server_name: '127.0.0.1'})} }`,
    args: (file, folder) => ['-c', file, '-p', folder, '-e', 'stderr'],
  },
  Caddy: {
    program: 'caddy',
    apt: 'caddy',
    config: (address) => `{\nadmin off\n}\n${read('Caddyfile').replace('holos.run', `http://${address}`)}`,
    args: (file) => ['run', '--adapter', 'caddyfile', '--config', file],
  },
  Apache: {
    program: 'apache2',
    apt: 'apache2-bin',
    config(address, folder) {
      // Root starts it, but another user answers, who may not be allowed into the folder of the build.
      chmodSync(folder, 0o755);
      cpSync(build, `${folder}/site`, {recursive: true});
      return `Listen ${address}
      ServerName ${address}
      PidFile ${folder}/pid
      ErrorLog ${folder}/errors
      ${isRoot ? 'User #65534\nGroup #65534' : ''}
      ${['mpm_event', 'authz_core', 'dir'].map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`).join('\n')}
      ${read('apache.conf', `${folder}/site`)}`;
    },
    args: (file) => ['-f', file, '-D', 'FOREGROUND'],
  },
} satisfies Record<string, Server>;

/**
 * Starts a server on a free port of this machine.
 *
 * @returns its address, and what ends it
 * @throws Error with the server's own words when it does not start
 */
export async function start(found: string, {config, args}: Server) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'server-'));
  const address = `127.0.0.1:${freePort()}`;
  const file = path.join(folder, 'config');
  writeFileSync(file, config(address, folder));
  const env = {...process.env, HOME: folder};
  const server = spawn(found, args(file, folder), {env, stdio: ['ignore', 'ignore', 'pipe']});
  let words = '';
  server.stderr.on('data', (data: Buffer) => {
    words += String(data);
  });
  const ended = once(server, 'exit');
  async function stop(): Promise<void> {
    server.kill();
    await ended;
    rmSync(folder, {recursive: true});
  }
  const origin = `http://${address}`;
  while (!(await fetch(origin).catch(() => undefined))) {
    if (server.exitCode !== null) {
      throw new Error(`${found} did not start:\n${words}`);
    }
    await setImmediate();
  }
  return {origin, stop};
}
