import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {siteDir} from '../../config/pages';
import type {CommandLine} from '../../lib/commands';
import type {Run} from './derive';

/** The committed description of the command line. */
export const dataFile = path.join(siteDir, 'data/cli.json');

/** Reads the committed description of the command line. */
export function readCommandLine(): CommandLine {
  return JSON.parse(readFileSync(dataFile, 'utf8')) as CommandLine;
}

/** How a description is written to its file. */
export function formatCommandLine(commandLine: CommandLine): string {
  return `${JSON.stringify(commandLine, null, 2)}\n`;
}

/** The `holos` on the PATH, in an environment without settings of yours. Help needs no other tool. */
export const runHolos: Run = (args, env = {}) => {
  const {status, stdout} = spawnSync('holos', args, {
    encoding: 'utf8',
    env: {PATH: process.env.PATH, HOME: process.env.HOME, ...env},
    input: '',
  });
  return status === 0 ? stdout : undefined;
};
