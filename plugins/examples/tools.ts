/** Finds the tools that the pages run, and reports missing ones. */
import {execFile, spawnSync} from 'node:child_process';
import path from 'node:path';
import {promisify} from 'node:util';
import {isExecuted} from '../engine/fences';
import type {CodeBlock} from './codeBlocks';
import type {Tool} from './options';

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
  return names !== '' && blocks.some(({kind, body}) => isExecuted(kind) && command.test(body));
}

/** Whether a version matches the required one, which can omit its last parts. */
export const matches = (version: string, wanted: string) =>
  version === wanted || version.startsWith(`${wanted}.`);

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
    installed.push(...(found ? [found] : []));
    if (!found) {
      missing.push(`${name} ${version} is not on the PATH; get it from ${download}`);
    } else if (!anyVersion && !matches(found.version, version)) {
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
