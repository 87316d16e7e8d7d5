/** The commands of a page as a test for testscript (https://github.com/rogpeppe/go-internal). */
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Step} from '../kit/examplePage';
import {isFolded, laterFile} from './excerpt';
import {perObject} from '../kit/perObject';
import {archivePath} from './lock';
import type {Options} from './options';
import {type Page, type Site, chainOf} from './pages';

/** Stands for text that differs between runs or machines. */
const ANY = '\0';

const escape = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** Matches the name of a program where it isn't a part of a path. */
const programsOf = perObject(
  (tools: Options['tools']) =>
    new RegExp(`(?<![\\w./-])(?:${tools.map(({name}) => name).join('|')})(?![\\w./-])`, 'g'),
);

/** A line of an output with its variable parts replaced. Readers have the tools and their home directory elsewhere. */
function maskOutput(line: string, {tools, output}: Options): string {
  return output.normalizers
    .reduce((text, {pattern}) => text.replace(pattern, ANY), line)
    .replace(programsOf(tools), `${ANY}$&`)
    .replaceAll('/home/you', `${ANY}/home/you`);
}

/**
 * Writes the test of a page. Each block is a script in the archive, with stderr in stdout as readers see it.
 *
 * @param chain the pages that the page starts from, and the page itself at the end
 */
export function testscript(chain: Page[], options: Options, head: string): string {
  const files: string[] = [];
  const variables: string[] = [];

  function attach(name: string, body: string): string {
    const file = `blocks/${String(files.length + 1).padStart(2, '0')}${name}`;
    files.push(`-- ${file} --\n${body}`);
    return `$WORK/${file}`;
  }

  /** Compares whole texts, or the lines that are known: testscript can't compare parts of a text. */
  function compare({kind, title = 'stdout', body}: Step): string[] {
    const lines = body
      .replaceAll('[..]', ANY)
      .split('\n')
      .map((line) => (kind === 'output' ? maskOutput(line, options) : line));
    // A line such as "-- name --" would begin a file of the archive.
    const isPart = kind === 'excerpt' || /\[\.\.\.\]|^-- .* --$/m.test(body);
    if (!isPart && lines.join('\n') === body) {
      return [`cmp ${title} ${attach('.txt', body)}`];
    }
    const [command, file] = kind === 'output' ? ['stdout', ''] : ['grep', ` ${title}`];
    const indent = kind === 'excerpt' ? '[ \\t]*' : '';
    return lines
      .filter((line) => line.trim() !== '' && line.trim() !== '[...]' && !isFolded(line))
      .map((line) => escape(line).replaceAll(ANY, '.*').replaceAll("'", "''"))
      .map((line) => `${command} '^${indent}${line}$'${file}`);
  }

  function commands(step: Step): string[] {
    const {kind, body, status, title = ''} = step;
    if (kind === 'run') {
      const script = attach('.sh', ['exec 2>&1\n', ...variables, body].join(''));
      // Blocks share the variables of the page's shell, and its current directory.
      variables.push(...(body.match(/^\w+=\S+\n/gm) ?? []));
      const folder = path.posix.join(...[...body.matchAll(/(?:^|&& )cd (\S+)/gm)].map(([, to = '']) => to));
      return [
        '',
        `# ${body.split('\n')[0]}`,
        `${status > 0 ? '! ' : ''}exec bash -eo pipefail ${script}`,
        ...(folder === '.' ? [] : [`cd ${folder}`]),
      ];
    }
    if (kind === 'file') {
      const file = attach(`/${title}`, body);
      return ['', `# ${title}`, `mkdir ${path.posix.dirname(title)}`, `cp ${file} ${title}`];
    }
    return kind === 'output' || kind === 'made' || kind === 'excerpt' ? compare(step) : [];
  }

  const steps = chain.flatMap((page) => page.steps);
  const script = steps.filter((step) => step.kind !== 'excerpt' || !laterFile(step, steps)).flatMap(commands);
  return [
    head.trimEnd().replace(/^/gm, '# '),
    '',
    ...Object.entries(options.environment).map(([name, value]) => `env ${name}=${value}`),
    'env HOME=$WORK/home/you',
    'mkdir $HOME',
    'cd $HOME',
    ...script,
    '',
    files.join(''),
  ].join('\n');
}

/** Whether a page has commands that readers see. */
export const hasCommands = ({steps}: Page) => steps.some(({kind}) => kind === 'run');

/** Writes the tests of all pages into the finished site. */
export function writeScripts(site: Site, outDir: string): void {
  const {scripts} = site.options;
  if (!scripts) {
    return;
  }
  for (const page of [...site.pages.values()].filter(hasCommands)) {
    const file = path.join(outDir, archivePath(page.id, scripts.folder));
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, testscript(chainOf(page, site), site.options, scripts.head(page.id)));
  }
}
