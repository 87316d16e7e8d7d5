import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {siteDir} from '../../config/pages';
import {unreleased, versions} from '../../config/versions';
import type {Schema} from '../../lib/schema';
import type {Sources} from './derive';

/** The versions of the docs; each has a data file of its name. */
export const apiVersions = versions.map(({label}) => label);

/** The API version that the newest docs describe, as `holos init platform` takes it. */
export const newestApi = () => readSchema(unreleased.label).version;

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

const apiFolder = (platform: string, module: string, name: string, version: string) =>
  path.join(platform, 'cue.mod', module, 'github.com/holos-run/holos/api', name, version);

/**
 * The API version that a version of the docs describes: its own, if the platform has it. New docs are started before
 * the tool knows their version, and describe the one before until then, as their data file says.
 */
export function apiOf(label: string, platform: string): string {
  return existsSync(apiFolder(platform, 'gen', 'core', label)) ? label : readSchema(label).version;
}

/** Reads the CUE of one API version from a platform that `holos init platform` wrote. */
export function readSources(platform: string, version: string): Sources {
  const api = (module: string, name: string) => apiFolder(platform, module, name, version);
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
