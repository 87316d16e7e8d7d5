/** The archive of a page's final files, in the txtar format. */
import {execFileSync} from 'node:child_process';
import {existsSync, lstatSync, mkdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {filesBelow} from '../kit/files';
import {archivePath} from './lock';
import type {Page, Site} from './pages';
import {type Machine, present} from './present';
import {layout, sessionEnvironment} from './session';

/**
 * The archive of a page; undefined if the page ends without a project. It has all files of the project, except those that
 * are still as the command that creates a project wrote them.
 *
 * @param chain the pages that made the files, this one last
 * @param scratch a private folder, for projects without changes
 */
export function archiveFiles(
  chain: Page[],
  root: string,
  {options}: Site,
  machine: Machine,
  scratch: string,
): string | undefined {
  const {archive, address, environment} = options;
  const page = chain.at(-1);
  const project = archive && findProject(path.join(root, layout.home), archive.marker);
  if (!archive || !page || project === undefined) {
    return undefined;
  }
  const commands = chain.flatMap(({steps}) => steps).filter(({kind}) => kind === 'run');
  const init = commands.flatMap(({body}) => archive.init.exec(body)?.[0] ?? []).at(-1);
  if (init === undefined) {
    return undefined;
  }
  const base = path.join(scratch, init.replace(/\W+/g, '-'));
  const unchanged = path.join(base, layout.home);
  if (!existsSync(unchanged)) {
    mkdirSync(unchanged, {recursive: true});
    mkdirSync(path.join(base, layout.tmp), {recursive: true});
    const env = sessionEnvironment(base, machine.loopback, environment);
    execFileSync('bash', ['-c', init], {cwd: unchanged, env, stdio: 'pipe'});
  }
  const isIgnored = (file: string) => file.split('/').some((part) => archive.ignored.includes(part));
  const files = filesBelow(project).flatMap((file): string[] => {
    if (isIgnored(file) || !lstatSync(path.join(project, file)).isFile()) {
      return [];
    }
    const content = readFileSync(path.join(project, file));
    const original = path.join(unchanged, file);
    if (content.includes(0) || (existsSync(original) && readFileSync(original).equals(content))) {
      return [];
    }
    const text = present(content.toString('utf8'), root, machine);
    return [`-- ${file} --\n${text === '' || text.endsWith('\n') ? text : `${text}\n`}`];
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
