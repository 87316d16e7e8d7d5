import {createHash} from 'node:crypto';
import {statfsSync} from 'node:fs';
import {createServer} from 'node:net';
import type {Capability} from '../../engine/capability';
import {stopBuild} from '../../engine/stop';

/**
 * A socket without a file, at which the build of a folder listens. When the process is killed, it is gone, so there are no stale locks.
 * Only Linux has such sockets: elsewhere, builds don't see each other.
 */
const socketOf = (folder: string) => `\0site-build-${createHash('sha256').update(folder).digest('hex')}`;

async function claim(folder: string): Promise<void> {
  const {blocks, bavail, bsize} = statfsSync(folder);
  // The site with the cache of a first build. Some file systems don't tell their size.
  if (blocks > 0 && bavail * bsize < 64e6) {
    stopBuild(`${folder}: the disk is full; a build needs 64 MB`);
  }
  const error = await new Promise<NodeJS.ErrnoException | undefined>((resolve) => {
    createServer()
      .on('error', resolve)
      .listen(socketOf(folder), () => resolve(undefined))
      .unref();
  });
  if (error?.code === 'EADDRINUSE') {
    stopBuild(`Another build of ${folder} is running: wait for its end, or build in another clone`);
  }
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
