/**
 * Has Node.js itself load what the configuration is made of, and swc translate it. The framework's loader (jiti) has Babel
 * translate every file, also those of packages of ES modules: 2.5 s of a first build, for 110 files of this site alone.
 */
import {statSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';

/** When this process began, in milliseconds. */
const began = Date.now() - process.uptime() * 1000;

const root = path.resolve(__dirname, '..');

/** Whether a module that was loaded is of this site, and not of a package. */
const isOwn = (file: string) =>
  file.startsWith(root + path.sep) && !file.includes(`${path.sep}node_modules${path.sep}`);

/** The preview loads the configuration again when it was saved; with it, whatever else was. */
function forgetChanged({cache}: NodeJS.Require): void {
  const own = Object.keys(cache).filter(isOwn);
  if (own.some((file) => (statSync(file, {throwIfNoEntry: false})?.mtimeMs ?? Infinity) > began)) {
    own.forEach((file) => Reflect.deleteProperty(cache, file));
  }
}

/**
 * The `require` of Node.js for a file that the framework's loader has loaded; what the file has where another one did, as
 * that of the tests.
 *
 * @param own the `require` that the file has
 */
export function nodeLoader(own: NodeJS.Require, file: string): NodeJS.Require {
  if (!('evalModule' in own)) {
    return own;
  }
  const load = createRequire(file);
  load(path.join(root, 'lib/typescript.mjs'));
  forgetChanged(load);
  return load;
}
