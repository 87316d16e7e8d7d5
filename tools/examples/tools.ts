/** Finds the tools that the docs run, and reports missing ones. */
import {execFile} from 'node:child_process';
import {accessSync, constants, statSync} from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {type Tool, tools} from './environment';
import type {Step} from '../../lib/examplePage';
import {isExecuted} from '../../lib/fences';

/** A tool on the PATH. */
export interface Installed {
  name: string;
  path: string;
  version: string;
}

/** Whether the steps run any of the tools. They work together, so one means all. */
export function needsTools(steps: Step[]): boolean {
  const names = tools.map(({name}) => name).join('|');
  const command = new RegExp(
    `(?:^|[|&;(\`!]|\\$\\()\\s*(?:\\w+=\\S*\\s+|time\\s+|exec\\s+)*(?:${names})\\b`,
    'm',
  );
  return steps.some(({kind, body}) => isExecuted(kind) && command.test(body));
}

/** The tools on the PATH with their versions, and a line for each that is missing or another version. */
export async function findTools(anyVersion: boolean): Promise<{installed: Installed[]; faults: string[]}> {
  const found = await Promise.all(tools.map(findTool));
  const installed = found.filter((tool) => tool !== undefined);
  const faults = tools.flatMap((tool) => {
    const present = installed.find(({name}) => name === tool.name);
    if (!present) {
      return [`${tool.name} ${tool.wanted} is not on the PATH; get it from ${tool.download}`];
    }
    if (anyVersion || matches(present.version, tool.wanted)) {
      return [];
    }
    return [
      `${present.path} is ${tool.name} ${present.version}, wanted is ${tool.wanted}; ` +
        `get it from ${tool.download}, or pass --any-version to see what differs`,
    ];
  });
  return {installed, faults};
}

/** Whether a version is the wanted one, which may leave out its last parts. */
export const matches = (version: string, wanted: string) =>
  version === wanted || version.startsWith(`${wanted}.`);

async function findTool({name, versionArgs}: Tool): Promise<Installed | undefined> {
  const file = findOnPath(name);
  if (!file) {
    return undefined;
  }
  // An empty environment: KUBECONFIG, HELM_* or DEBUG of the writer must not change the answer.
  const {stdout} = await promisify(execFile)(file, versionArgs, {
    env: {PATH: process.env.PATH, HOME: '/nonexistent'},
  });
  return {name, path: file, version: /\d+\.\d+\.\d+/.exec(stdout)?.[0] ?? 'unknown'};
}

function findOnPath(name: string): string | undefined {
  return (process.env.PATH ?? '')
    .split(path.delimiter)
    .filter((folder) => folder.startsWith('/'))
    .map((folder) => path.join(folder, name))
    .find((file) => {
      try {
        accessSync(file, constants.X_OK);
        return statSync(file).isFile();
      } catch {
        return false;
      }
    });
}
