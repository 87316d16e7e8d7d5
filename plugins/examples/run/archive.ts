/** The archive of a page's final files in the txtar format. */
import {execFileSync} from 'node:child_process';
import {existsSync, lstatSync, mkdirSync, readFileSync, readlinkSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {filesBelow, readTextFile} from '../../engine/files';
import {sha256} from '../page/hash';
import {archivePath, updateCommand} from '../page/lock';
import {type ExamplePage, type ExampleSite, resolveChain} from '../page/site';
import {type Machine, toReaderText} from './machine';
import type {PageResult} from './runPage';
import {layout, sessionEnvironment} from './shell/session';

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

/** The commands that make the links of a project, because an archive only has text. */
const linkCommands = (project: string): string[] =>
  filesBelow(project)
    .filter((file) => lstatSync(path.join(project, file)).isSymbolicLink())
    .map((file) => `mkdir -p ${path.dirname(file)} && ln -s ${readlinkSync(`${project}/${file}`)} ${file}`);

/** The folder nearest to the top that has a file of this path. */
function findProject(folder: string, marker: string): string | undefined {
  const found = filesBelow(folder)
    .filter((file) => `/${file}`.endsWith(`/${marker}`))
    .sort((a, b) => a.length - b.length);
  return found[0] && path.join(folder, found[0].slice(0, -marker.length));
}

/**
 * The archive of a page; undefined if the page ends without a project. It has all files of the project, except those that
 * are still as the command that creates a project wrote them.
 *
 * @param root the root of the page's session
 * @param scratch a private folder, for projects without changes
 */
function makeArchive(
  page: ExamplePage,
  root: string,
  site: ExampleSite,
  machine: Machine,
  scratch: string,
): string | undefined {
  const {archive, address, environment} = site.options;
  const project = findProject(path.join(root, layout.home), archive.marker);
  const commands = resolveChain(page)
    .flatMap(({blocks}) => blocks)
    .filter(({kind}) => kind === 'run');
  const init = commands.flatMap(({body}) => archive.init.exec(body)?.[0] ?? []).at(-1);
  if (project === undefined || init === undefined) {
    return undefined;
  }
  const unchanged = runInit(init, scratch, machine, environment);
  const files = changedFiles(project, unchanged, archive.ignored).map(([file, content]) => {
    const text = toReaderText(content, root, machine);
    return `-- ${file} --\n${text === '' || text.endsWith('\n') ? text : `${text}\n`}`;
  });
  const head = archive.head({
    page: page.id,
    address: `${address}/${archivePath(page.id)}`,
    folder: path.basename(project),
    init,
    links: linkCommands(project),
  });
  return head + files.join('');
}

/**
 * Compares the archive of a page that ran with its final files, or writes it if `update` is set. Adds a problem to the result if they
 * differ.
 *
 * @returns the hash of the archive; undefined if the page has none
 */
export function checkArchive(
  page: ExamplePage,
  {state, problems}: PageResult,
  site: ExampleSite,
  machine: Machine,
  scratch: string,
  update: boolean,
): string | undefined {
  const isStart = [...site.pages.values()].some(({parent}) => parent === page);
  const text =
    state && (isStart || page.name.startsWith(site.options.archive.pages))
      ? makeArchive(page, state.root, site, machine, scratch)
      : undefined;
  if (text === undefined) {
    return undefined;
  }
  const file = `static/${archivePath(page.id)}`;
  const whole = path.join(site.root, file);
  const current = existsSync(whole) ? readTextFile(whole) : undefined;
  if (current !== text && update && problems.length === 0) {
    mkdirSync(path.dirname(whole), {recursive: true});
    writeFileSync(whole, text);
  } else if (current !== text) {
    const problem = current === undefined ? 'is missing' : "doesn't match the page's last platform";
    problems.push({file: page.file, line: 1, message: `${file} ${problem}`, remedy: updateCommand(page.id)});
  }
  return sha256(text);
}
