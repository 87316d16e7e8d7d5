/** The modules that are files of the site: whoever writes a page finds there what its components do. */
import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {sourcePath} from '../../engine/sourcePage';

const extensions = ['', '.ts', '.tsx', '.js', '.jsx', '.mdx', '.md', '.json', '/index.ts', '/index.tsx'];

/** Whether the name of a module is that of a file of the site, not of a package. */
export const isOwnModule = (name: string): boolean => /^(?:\.\.?\/|@site\/)/.test(name);

/**
 * The file of a module, from the site's folder; undefined if there is none.
 *
 * @param importer the file that imports it, from the site's folder
 */
export function findModule(siteDir: string, importer: string, name: string): string | undefined {
  const folder = name.startsWith('.') ? path.join(siteDir, path.dirname(importer)) : siteDir;
  const file = path.join(folder, name.replace(/^@site\//, ''));
  const found = extensions
    .map((extension) => file + extension)
    .find((one) => existsSync(one) && statSync(one).isFile());
  return isOwnModule(name) && found ? sourcePath(siteDir, found) : undefined;
}

const read = (siteDir: string, file: string) => readFileSync(path.join(siteDir, file), 'utf8');

/** The modules of the site that a file imports, at any depth. */
export function modulesOf(siteDir: string, file: string): string[] {
  // A set also iterates over what is added meanwhile.
  const found = new Set([file]);
  for (const importer of found) {
    for (const [, name = ''] of read(siteDir, importer).matchAll(/\b(?:from|import)\s+['"]([^'"]+)['"]/g)) {
      const target = findModule(siteDir, importer, name);
      if (target && /\.(?:[jt]sx?|mdx?)$/.test(target)) {
        found.add(target);
      }
    }
  }
  found.delete(file);
  return [...found];
}

/** Whether the text of a file matches. */
export const isInFile = (siteDir: string, file: string, pattern: RegExp) => pattern.test(read(siteDir, file));
