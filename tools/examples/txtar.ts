/** The finished platform of a page, as an archive that `holos txtar` unpacks. */
import {execFileSync} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {layout, sessionEnvironment, siteAddress} from './environment';
import {platformPath} from '../../lib/examplesLock';
import type {Page} from './pages';
import {present} from './present';
import type {EndState} from './results';
import type {Installed} from './tools';

/** Fetched by a render, or another tool's business. */
const ignored = new Set(['vendor', '.git']);

/**
 * The archive, or undefined when the page ends without a platform. It holds the files that the
 * reader wrote or changed and those that the render made, but not the ones that `holos init` writes anyway.
 */
export function archivePlatform(
  chain: Page[],
  state: EndState,
  {loopback, scratch, installed}: {loopback: string; scratch: string; installed: Installed[]},
): string | undefined {
  const init = chain
    .flatMap(({steps}) => steps)
    .map(({kind, body}) =>
      kind === 'run' ? /\bholos init platform (?:--\w+ )*(\w+)/.exec(body)?.[1] : undefined,
    )
    .filter((name) => name !== undefined)
    .at(-1);
  const root = init && findPlatform(path.join(state.root, layout.home), 3);
  if (!root) {
    return undefined;
  }
  const generated = initPlatform(init, loopback, scratch);
  const files = walk(root, '').flatMap((file): string[] => {
    const content = readFileSync(path.join(root, file));
    const original = path.join(generated, file);
    if (content.includes(0)) {
      return [];
    }
    if (existsSync(original) && readFileSync(original).equals(content)) {
      return [];
    }
    const text = present(content.toString('utf8'), state.root, loopback, installed);
    return [`-- ${file} --\n${text === '' || text.endsWith('\n') ? text : `${text}\n`}`];
  });
  return comment(chain.at(-1)?.id ?? '', path.basename(root), init) + files.join('');
}

function comment(id: string, folder: string, init: string): string {
  const address = `${siteAddress}/docs/${id}/`;
  return [
    `The platform at the end of ${address}`,
    'without the files that holos init writes. To get all of it:',
    '',
    `  mkdir ${folder} && cd ${folder}`,
    `  holos init platform ${init}`,
    `  curl -sSL ${siteAddress}/${platformPath(id)} | holos txtar`,
    '',
    '',
  ].join('\n');
}

function findPlatform(folder: string, depth: number): string | undefined {
  if (existsSync(path.join(folder, 'cue.mod/module.cue')) && existsSync(path.join(folder, 'platform'))) {
    return folder;
  }
  if (depth === 0) {
    return undefined;
  }
  for (const entry of readdirSync(folder, {withFileTypes: true})) {
    const found = entry.isDirectory() ? findPlatform(path.join(folder, entry.name), depth - 1) : undefined;
    if (found) {
      return found;
    }
  }
  return undefined;
}

/** A platform as `holos init` writes it, made once per name. */
function initPlatform(name: string, proxy: string, scratch: string): string {
  const root = path.join(scratch, `init-${name}`);
  const folder = path.join(root, layout.home);
  if (existsSync(folder)) {
    return folder;
  }
  mkdirSync(folder, {recursive: true});
  mkdirSync(path.join(root, layout.tmp), {recursive: true});
  execFileSync('holos', ['init', 'platform', name], {cwd: folder, env: sessionEnvironment(root, proxy)});
  return folder;
}

function walk(root: string, folder: string): string[] {
  return readdirSync(path.join(root, folder), {withFileTypes: true})
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const file = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (entry.isDirectory()) {
        return ignored.has(entry.name) ? [] : walk(root, file);
      }
      return entry.isFile() ? [file] : [];
    });
}
