/** This machine in place of a reader's: the tools that it has, and its own addresses and paths. */
import {execFile, spawnSync} from 'node:child_process';
import {readFileSync, realpathSync, statSync} from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {escapeRegexp} from '@docusaurus/utils';
import {isExecuted} from '../../engine/fences';
import type {Tool} from '../options';
import {isVersion} from '../page/lock';
import type {CodeBlock} from '../page/page';
import {type SessionState, layout} from './shell/session';

export interface Installed {
  name: string;
  path: string;
  version: string;
}

/** Whether the blocks run any of the tools. The tools work together, so using one means needing all. */
export function needsTools(blocks: CodeBlock[], tools: Tool[]): boolean {
  const names = tools.map(({name}) => name).join('|');
  const command = new RegExp(
    `(?:^|[|&;(\`!]|\\$\\()\\s*(?:\\w+=\\S*\\s+|time\\s+|exec\\s+)*(?:${names})\\b`,
    'm',
  );
  return blocks.some(({kind, body}) => isExecuted(kind) && command.test(body));
}

/** The tools on the PATH with their versions, and a line for each missing tool or wrong version, unless any version will do. */
export async function findTools(
  tools: Tool[],
  anyVersion: boolean,
): Promise<{installed: Installed[]; missing: string[]}> {
  const installed: Installed[] = [];
  const missing: string[] = [];
  for (const tool of tools) {
    const {name, version, download} = tool;
    const found = await findTool(tool);
    if (!found) {
      missing.push(`${name} ${version} is not on the PATH; get it from ${download}`);
      continue;
    }
    installed.push(found);
    if (!anyVersion && !isVersion(found.version, version)) {
      missing.push(
        `${found.path} is ${name} ${found.version}, wanted is ${version}; ` +
          `get it from ${download}, or pass --any-version to see what differs`,
      );
    }
  }
  return {installed, missing};
}

async function findTool({name, versionArgs}: Tool): Promise<Installed | undefined> {
  const {stdout: file} = spawnSync('bash', ['-c', 'type -P "$0"', name], {encoding: 'utf8'});
  const program = file.trim();
  if (!path.isAbsolute(program)) {
    return undefined;
  }
  // An empty environment, so that the writer's KUBECONFIG, HELM_* or DEBUG doesn't change the answer.
  const env = {PATH: process.env.PATH, HOME: '/nonexistent'};
  const {stdout} = await promisify(execFile)(program, versionArgs, {env});
  return {name, path: program, version: /\d+\.\d+\.\d+/.exec(stdout)?.[0] ?? 'unknown'};
}

/** The local replacements of a reader's addresses and paths. */
export interface Machine {
  address: string;
  /** The address of the server that replaces it while pages run. */
  loopback: string;
  installed: Installed[];
  /** The address of a Git host that the server replaces for blocks that run in a cluster. */
  gitHost: string;
}

/** The address of the Git host for a page. Each page has its own, because controllers remember branches by their address. */
export const servedGitHost = ({loopback}: Machine, page: string) => `${loopback}/git/${page}`;

/** Replaces the site's address by that of the local server, in text to execute or write. */
export const toLoopback = (text: string, {address, loopback}: Machine) => text.replaceAll(address, loopback);

/** Output as it looks on a reader's machine: without the private root, paths of tools and the local server. */
export function toReaderText(text: string, root: string, machine: Machine): string {
  const {address, loopback, installed, gitHost} = machine;
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

/** The text of a file in a session as readers see it; undefined if it doesn't exist. */
export function readFileAsReader(
  {root, cwd}: SessionState,
  file: string,
  machine: Machine,
): string | undefined {
  const whole = path.join(root, cwd, file);
  return statSync(whole, {throwIfNoEntry: false})?.isFile()
    ? toReaderText(readFileSync(whole, 'utf8'), root, machine)
    : undefined;
}
