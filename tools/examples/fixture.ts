/** Sites of a few pages for the tests: bash and coreutils only, so they run without the tools. */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';
import {test as base, expect} from '@playwright/test';
import {examples} from './commandLine';
import {readPages} from './pages';
import {unreleasedFile} from '../../lib/pages';
import {formatProblem} from '../../lib/examplePage';
import {checkPages} from './rules';

export interface Ran {
  status: number;
  /** Standard output, without colors. */
  out: string;
  /** Complaints, without colors. */
  errors: string;
}

/** A site in a private folder. */
export class Site {
  readonly root = realpathSync(mkdtempSync(path.join(tmpdir(), 'examples-test-')));
  readonly tmp = path.join(this.root, 'tmp');
  readonly bin = path.join(this.root, 'bin');

  constructor() {
    mkdirSync(this.tmp);
    mkdirSync(this.bin);
    // Names of no version of this site, so that a release changes no test.
    this.write('versions.json', '["v1"]');
    this.write(unreleasedFile, '{"name": "v2"}');
  }

  /** Writes a file below the site's folder. */
  write(file: string, content: string, mode = 0o644): void {
    mkdirSync(path.dirname(path.join(this.root, file)), {recursive: true});
    writeFileSync(path.join(this.root, file), content, {mode});
  }

  /** Writes a page of the unreleased version. Fences are written as `~~~`, which TypeScript need not escape. */
  page(name: string, body: string): void {
    this.write(`docs/${name}.mdx`, body);
  }

  read(file: string): string {
    return readFileSync(path.join(this.root, file), 'utf8');
  }

  has(file: string): boolean {
    return existsSync(path.join(this.root, file));
  }

  /** What the static rules say, as shown. */
  problems(): string[] {
    return checkPages(readPages(this.root)).map(formatProblem);
  }

  /** Runs the command line in this process, and proves that it leaves no private folder behind. */
  async run(...args: string[]): Promise<Ran> {
    const ran: Ran = {status: 0, out: '', errors: ''};
    const {TMPDIR, PATH = ''} = process.env;
    process.env.TMPDIR = this.tmp;
    process.env.PATH = [this.bin, PATH].join(path.delimiter);
    try {
      ran.status = await examples([...args, '--root', this.root], {
        print: (text) => (ran.out += `${stripVTControlCharacters(text)}\n`),
        complain: (text) => (ran.errors += `${stripVTControlCharacters(text)}\n`),
        draw: undefined,
      });
    } finally {
      process.env.PATH = PATH;
      if (TMPDIR === undefined) {
        delete process.env.TMPDIR;
      } else {
        process.env.TMPDIR = TMPDIR;
      }
    }
    expect(readdirSync(this.tmp), 'private folders left behind').toEqual([]);
    return ran;
  }

  remove(): void {
    rmSync(this.root, {recursive: true, force: true});
  }
}

/** A killed child of a process that is gone may stay as a zombie, which runs no more. */
export function isRunning(pid: string): boolean {
  try {
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}

/** A test with a site of its own. */
export const test = base.extend<{site: Site}>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures it needs
  site: async ({}, use) => {
    const site = new Site();
    await use(site);
    site.remove();
  },
});

export {expect};
