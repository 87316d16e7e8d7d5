import {createHash} from 'node:crypto';
import {access, copyFile, mkdir, readFile, rename, writeFile} from 'node:fs/promises';
import path from 'node:path';

/**
 * Caches expensive results between builds, keyed by a hash of every input. One of the inputs is the source of the
 * code that makes the result, so that a change of that code makes everything again.
 */
export class ContentCache {
  private readonly folder: string;
  private count = 0;

  /** @param kind name of the folder below the site's cache */
  constructor(siteDir: string, kind: string) {
    this.folder = path.join(siteDir, 'node_modules', '.cache', 'holos-website', kind);
  }

  /** The result that a former build made from these parts. */
  async find(parts: readonly string[]): Promise<Buffer | undefined> {
    return readFile(this.fileOf(parts)).catch(() => undefined);
  }

  /** Whether a former build made a result from these parts. */
  async has(parts: readonly string[]): Promise<boolean> {
    return access(this.fileOf(parts)).then(
      () => true,
      () => false,
    );
  }

  /**
   * Copies the result of these parts to a file.
   *
   * @throws Error when there is none
   */
  async copy(parts: readonly string[], target: string): Promise<void> {
    await copyFile(this.fileOf(parts), target);
  }

  /** Stores the result of these parts. */
  async keep(parts: readonly string[], made: Buffer): Promise<void> {
    const file = this.fileOf(parts);
    await mkdir(this.folder, {recursive: true});
    // Whole or not at all: a build may be cut off, and another may run at the same time.
    const part = `${file}.${process.pid}.${this.count++}`;
    await writeFile(part, made);
    await rename(part, file);
  }

  /** The stored result of these parts; calls `make` and stores its result when there is none. */
  async get(parts: readonly string[], make: () => Buffer): Promise<Buffer> {
    const found = await this.find(parts);
    if (found) {
      return found;
    }
    const made = make();
    await this.keep(parts, made);
    return made;
  }

  private fileOf(parts: readonly string[]): string {
    const hash = createHash('sha256');
    parts.forEach((part) => hash.update(part).update('\0'));
    return path.join(this.folder, hash.digest('hex'));
  }
}
