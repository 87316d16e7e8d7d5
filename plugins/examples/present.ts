/** Translates between a reader's addresses and paths and the ones on this machine. */
import {readFileSync, realpathSync, statSync} from 'node:fs';
import path from 'node:path';
import {escapeRegexp} from '@docusaurus/utils';
import type {CodeBlock} from './codeBlocks';
import {type SessionState, layout} from './session';
import type {Installed} from './tools';

/** The local replacements of a reader's addresses and paths. */
export interface Machine {
  address: string;
  /** The address of the server that replaces it while pages run. */
  loopback: string;
  installed: Installed[];
  /** The address of a Git host that the server replaces for blocks that run in a cluster. */
  gitHost?: string;
}

/** The address of the Git host for a page. Each page has its own, because controllers remember branches by their address. */
export const servedGitHost = ({loopback}: Machine, page: string) => `${loopback}/git/${page}`;

/** Replaces the site's address by that of the local server, in text to execute or write. */
export const toLoopback = (text: string, {address, loopback}: Machine) => text.replaceAll(address, loopback);

/** Output as it looks on a reader's machine: without the private root, paths of tools and the local server. */
export function toReaderText(text: string, root: string, machine: Machine): string {
  const {address, loopback, installed, gitHost = ''} = machine;
  const bash = new RegExp(`${escapeRegexp(path.join(root, layout.control, 'bash'))}: line \\d+: `, 'g');
  let result = text.replace(bash, 'bash: ').replaceAll(root, '');
  for (const {name, path: file} of installed) {
    for (const place of new Set([file, realpathSync(file)])) {
      result = result.replace(new RegExp(`${escapeRegexp(place)}(?![\\w./-])`, 'g'), name);
    }
  }
  result = result.replace(new RegExp(`${escapeRegexp(servedGitHost(machine, ''))}\\w+`, 'g'), gitHost);
  // Some tools print the host without the protocol.
  const local = new RegExp(`(http://)?${escapeRegexp(new URL(loopback).host)}(?![0-9])`, 'g');
  return result.replace(local, (_, protocol?: string) => (protocol ? address : new URL(address).host));
}

/** The content that an output or the block of a written file has to show; undefined if the file doesn't exist. */
export function readResult(
  {kind, title = ''}: CodeBlock,
  {root, cwd}: SessionState,
  printed: string,
  machine: Machine,
): string | undefined {
  if (kind === 'output') {
    return toReaderText(printed, root, machine);
  }
  const file = path.join(root, cwd, title);
  const isFile = statSync(file, {throwIfNoEntry: false})?.isFile();
  return isFile ? toReaderText(readFileSync(file, 'utf8'), root, machine) : undefined;
}
