import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {siteDir} from '../../config/pages';
import {versions} from '../../config/versions';
import type {Schema} from '../../lib/schema';
import type {Sources} from './derive';

/** The documented API versions; each has a data file of its name. */
export const apiVersions = versions.map(({label}) => label);

/** The committed description of an API version. */
export function dataFile(version: string): string {
  return path.join(siteDir, 'data/schema', `${version}.json`);
}

/** Reads the committed description of an API version. */
export function readSchema(version: string): Schema {
  return JSON.parse(readFileSync(dataFile(version), 'utf8')) as Schema;
}

/** How a description is written to its file. */
export function formatSchema(schema: Schema): string {
  return `${JSON.stringify(schema, null, 2)}\n`;
}

/** Reads the CUE of one API version from a platform that `holos init platform` wrote. */
export function readSources(platform: string, version: string): Sources {
  const api = (module: string, name: string) =>
    path.join(platform, 'cue.mod', module, 'github.com/holos-run/holos/api', name, version);
  return {
    author: readFolder(api('gen', 'author'), '_go_gen.cue'),
    core: readFolder(api('gen', 'core'), '_go_gen.cue'),
    overlay: readFolder(api('pkg', 'author'), '.cue'),
  };
}

function readFolder(folder: string, ending: string): string {
  const files = readdirSync(folder).filter((name) => name.endsWith(ending));
  if (files.length === 0) {
    throw new Error(`${folder}: no file ends in ${ending}`);
  }
  return files
    .sort()
    .map((name) => readFileSync(path.join(folder, name), 'utf8'))
    .join('\n');
}
