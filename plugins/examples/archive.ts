/** The archive of a page's final files, in the txtar format. */
import {execFileSync} from 'node:child_process';
import {existsSync, lstatSync, mkdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {filesBelow} from '../engine/files';
import {archivePath} from './lock';
import type {ExamplePage, ExampleSite} from './pages';
import {type Machine, toReaderText} from './present';
import {layout, sessionEnvironment} from './session';

/** Runs the command that creates a project in a private folder, once, and returns the folder with the project's files. */
function runInit(
  init: string,
  scratch: string,
  machine: Machine,
  environment: Record<string, string>,
): string {
  const base = path.join(scratch, init.replace(/\W+/g, '-'));
  const folder = path.join(base, layout.home);
  if (!existsSync(folder)) {
    mkdirSync(folder, {recursive: true});
    mkdirSync(path.join(base, layout.tmp), {recursive: true});
    const env = sessionEnvironment(base, machine.loopback, environment);
    execFileSync('bash', ['-c', init], {cwd: folder, env, stdio: 'pipe'});
  }
  return folder;
}

/** The files of text in a project that another folder doesn't have as they are: each path, and its content. */
function changedFiles(project: string, unchanged: string, ignored: readonly string[]): [string, string][] {
  const isIgnored = (file: string) => file.split('/').some((part) => ignored.includes(part));
  return filesBelow(project).flatMap((file): [string, string][] => {
    if (isIgnored(file) || !lstatSync(path.join(project, file)).isFile()) {
      return [];
    }
    const content = readFileSync(path.join(project, file));
    const original = path.join(unchanged, file);
    const isUnchanged = existsSync(original) && readFileSync(original).equals(content);
    return content.includes(0) || isUnchanged ? [] : [[file, content.toString('utf8')]];
  });
}

/**
 * The archive of a page; undefined if the page ends without a project. It has all files of the project, except those that
 * are still as the command that creates a project wrote them.
 *
 * @param chain the pages that made the files, this one last
 * @param scratch a private folder, for projects without changes
 */
export function archiveFiles(
  chain: ExamplePage[],
  root: string,
  {options}: ExampleSite,
  machine: Machine,
  scratch: string,
): string | undefined {
  const {archive, address, environment} = options;
  const page = chain.at(-1);
  const project = archive && findProject(path.join(root, layout.home), archive.marker);
  const commands = chain.flatMap(({blocks}) => blocks).filter(({kind}) => kind === 'run');
  const init = commands.flatMap(({body}) => archive?.init.exec(body)?.[0] ?? []).at(-1);
  if (!archive || !page || project === undefined || init === undefined) {
    return undefined;
  }
  const unchanged = runInit(init, scratch, machine, environment);
  const files = changedFiles(project, unchanged, archive.ignored).map(([file, content]) => {
    const text = toReaderText(content, root, machine);
    return `-- ${file} --\n${text === '' || text.endsWith('\n') ? text : `${text}\n`}`;
  });
  const head = archive.head({
    page: page.id,
    address: `${address}/${archivePath(page.id, archive.folder)}`,
    folder: path.basename(project),
    init,
  });
  return head + files.join('');
}

/** The folder nearest to the top that has a file of this path. */
function findProject(folder: string, marker: string): string | undefined {
  const found = filesBelow(folder)
    .filter((file) => `/${file}`.endsWith(`/${marker}`))
    .sort((a, b) => a.length - b.length);
  return found[0] && path.join(folder, found[0].slice(0, -marker.length));
}
