import {createHash} from 'node:crypto';
import {mkdir, readFile, rename, writeFile} from 'node:fs/promises';
import path from 'node:path';

/**
 * Keeps what took time to make, from one build to the next, by what it was made of.
 *
 * @param kind name of the folder below the build's cache; a `sources` of what makes it belongs to the key, so that
 *   a new version of the site makes it anew
 */
export class ContentCache {
  private readonly folder: string;
  private count = 0;

  constructor(siteDir: string, kind: string) {
    this.folder = path.join(siteDir, 'node_modules', '.cache', 'holos-website', kind);
  }

  /** What `make` gives for these parts, made now or in a former build. */
  async get(parts: readonly string[], make: () => Promise<Buffer> | Buffer): Promise<Buffer> {
    const hash = createHash('sha256');
    parts.forEach((part) => hash.update(part).update('\0'));
    const file = path.join(this.folder, hash.digest('hex'));
    try {
      return await readFile(file);
    } catch {
      const made = await make();
      await mkdir(this.folder, {recursive: true});
      // Whole or not at all: a build may be cut off, and another may run at the same time.
      const part = `${file}.${process.pid}.${this.count++}`;
      await writeFile(part, made);
      await rename(part, file);
      return made;
    }
  }
}
