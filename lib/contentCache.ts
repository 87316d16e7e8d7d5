import {createHash} from 'node:crypto';
import {mkdirSync, readFileSync, readdirSync, renameSync, utimesSync, writeFileSync} from 'node:fs';
import {copyFile, mkdir, readFile, readdir, rename, rm, stat, utimes, writeFile} from 'node:fs/promises';
import path from 'node:path';

/** Entries that no build asked for within this time are deleted, in milliseconds: two weeks. */
const UNUSED = 14 * 24 * 60 * 60 * 1000;

const rootOf = (siteDir: string) => path.join(siteDir, 'node_modules', '.cache', 'holos-website');

/**
 * Digest of npm's own list of the installed packages: another version of a library may make something else of the same.
 */
function packagesOf(siteDir: string): string {
  const hash = createHash('sha256');
  try {
    hash.update(readFileSync(path.join(siteDir, 'node_modules', '.package-lock.json')));
  } catch {
    // Installed by something else than npm.
  }
  return hash.digest('hex');
}

/** Digest of all programs in some folders, without their tests, for the key of what they make. */
export function programsIn(...folders: readonly string[]): string {
  const hash = createHash('sha256');
  for (const folder of folders) {
    for (const name of readdirSync(folder).filter((each) => /(?<!\.test)\.ts$/.test(each))) {
      hash.update(readFileSync(path.join(folder, name))).update('\0');
    }
  }
  return hash.digest('hex');
}

/**
 * Caches expensive results between builds, keyed by a hash of every input: the installed packages, and the parts that
 * the caller names, which include the text of the program that makes the result. To make one takes as long as to read
 * the list of packages: keep it.
 */
export class ContentCache {
  private readonly folder: string;
  private readonly packages: string;
  private count = 0;

  /** @param kind name of the folder below the site's cache */
  constructor(siteDir: string, kind: string) {
    this.folder = path.join(rootOf(siteDir), kind);
    this.packages = packagesOf(siteDir);
  }

  /** The result for these parts, if a former build made it. */
  async find(parts: readonly string[]): Promise<Buffer | undefined> {
    return (await this.has(parts)) ? readFile(this.fileOf(parts)) : undefined;
  }

  /** Whether a former build made a result for these parts, which from now on counts as used. */
  async has(parts: readonly string[]): Promise<boolean> {
    const now = new Date();
    return utimes(this.fileOf(parts), now, now).then(
      () => true,
      () => false,
    );
  }

  /**
   * Copies the result for these parts.
   *
   * @throws Error when no build made it
   */
  async copy(parts: readonly string[], target: string): Promise<void> {
    await copyFile(this.fileOf(parts), target);
  }

  /** Keeps the result for these parts. */
  async keep(parts: readonly string[], made: Buffer): Promise<void> {
    const {file, temporary} = this.placeOf(parts);
    await mkdir(this.folder, {recursive: true});
    await writeFile(temporary, made);
    await rename(temporary, file);
  }

  /** The result for these parts, made now or in a former build. */
  async get(parts: readonly string[], make: () => Buffer): Promise<Buffer> {
    const found = await this.find(parts);
    if (found) {
      return found;
    }
    const made = make();
    await this.keep(parts, made);
    return made;
  }

  /** As `find`, for those who cannot wait. */
  findSync(parts: readonly string[]): Buffer | undefined {
    const file = this.fileOf(parts);
    const now = new Date();
    try {
      utimesSync(file, now, now);
      return readFileSync(file);
    } catch {
      return undefined;
    }
  }

  /** As `keep`, for those who cannot wait. */
  keepSync(parts: readonly string[], made: Buffer): void {
    const {file, temporary} = this.placeOf(parts);
    mkdirSync(this.folder, {recursive: true});
    writeFileSync(temporary, made);
    renameSync(temporary, file);
  }

  /** Where a result belongs, and where it is written first: builds are interrupted, and others run at the same time. */
  private placeOf(parts: readonly string[]) {
    const file = this.fileOf(parts);
    return {file, temporary: `${file}.${process.pid}.${this.count++}`};
  }

  private fileOf(parts: readonly string[]): string {
    const hash = createHash('sha256').update(this.packages);
    parts.forEach((part) => hash.update(part).update('\0'));
    return path.join(this.folder, hash.digest('hex'));
  }
}

/**
 * Deletes what no build has used for two weeks. Not what this build did not use: copies of the site and other
 * branches share the cache.
 *
 * @param now time in milliseconds
 */
export async function pruneCache(siteDir: string, now = Date.now()): Promise<void> {
  const root = rootOf(siteDir);
  const kinds = await readdir(root).catch(() => []);
  for (const kind of kinds) {
    for (const name of await readdir(path.join(root, kind))) {
      const file = path.join(root, kind, name);
      const found = await stat(file).catch(() => undefined);
      if (found && now - found.mtimeMs > UNUSED) {
        await rm(file, {recursive: true, force: true});
      }
    }
  }
}
