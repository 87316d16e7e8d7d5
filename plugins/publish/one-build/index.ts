import {createHash} from 'node:crypto';
import {rmSync, statfsSync} from 'node:fs';
import {connect, createServer} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Capability} from '../../engine/capability';
import {stopBuild} from '../../engine/stop';

/** Bytes that the site, its temporary files and the cache of a first build take. */
const NEEDED = 64 * 2 ** 20;

/** The socket at which the build of a folder listens. When a process is killed, nobody does, so there are no stale locks. */
const socketOf = (folder: string) =>
  path.join(
    process.platform === 'win32' ? '\\\\?\\pipe' : tmpdir(),
    `site-build-${createHash('sha256').update(folder).digest('hex').slice(0, 16)}`,
  );

const isHeard = (socket: string) =>
  new Promise<boolean>((resolve) => {
    const connection = connect(socket, () => resolve(true)).on('error', () => resolve(false));
    connection.unref();
  });

async function claim(folder: string): Promise<void> {
  const {blocks, bavail, bsize} = statfsSync(folder);
  // Some file systems don't tell their size.
  if (blocks > 0 && bavail * bsize < NEEDED) {
    stopBuild(`${folder}: the disk is full; a build needs ${NEEDED / 2 ** 20} MB`);
  }
  const socket = socketOf(folder);
  if (await isHeard(socket)) {
    stopBuild(`Another build of ${folder} is running: wait for its end, or build in another clone`);
  }
  rmSync(socket, {force: true});
  // Where there are no sockets, builds don't see each other.
  createServer()
    .on('error', () => {})
    .listen(socket)
    .unref();
  process.once('exit', () => rmSync(socket, {force: true}));
}

/** Stops a build that would mix its files with another one's, or that the disk has no room for, before it writes any. */
export const oneBuild = (): Capability => ({
  name: 'one-build',
  // Before the framework loads any plugin's content, with which it starts to write.
  plugin: async ({siteDir}) => {
    if (process.env.NODE_ENV === 'production') {
      await claim(siteDir);
    }
    return {};
  },
});
