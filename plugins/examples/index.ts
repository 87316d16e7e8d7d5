import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Capability} from '../engine/capability';
import {type Arguments, runExamples} from './cli';
import {normalize} from './compare';
import {contentChecks} from './content';
import {countExecuted, type Counts} from './count';
import {dropProofs} from './dropProofs';
import {readLock, relationsIn} from './lock';
import {completeOptions, type ArchiveOptions, type GivenOptions, type Options} from './options';
import {handOn} from './handOn';
import {filesBefore, type Site, pagesUpTo, readSite} from './pages';

export interface RunNote {
  /** `holos 0.106.0, helm 3.17.3 and kubectl 1.32.4` */
  tools: string;
  archive?: true;
}

export interface RunNotes {
  /** By the page's name in the lock. */
  notes: Record<string, RunNote>;
  folders: Options['folders'];
  archive?: Pick<ArchiveOptions, 'folder' | 'link'>;
}

const list = new Intl.ListFormat('en-GB');

function createNotes(site: Site): RunNotes {
  const {folders, archive} = site.options;
  const notes = Object.entries(readLock(site).pages).flatMap(
    ([id, {tools, platform}]): [string, RunNote][] => {
      const versions = Object.entries(tools).map(([name, version]) => `${name} ${version}`);
      return versions.length > 0
        ? [[id, {tools: list.format(versions), archive: platform === undefined ? undefined : true}]]
        : [];
    },
  );
  return {
    notes: Object.fromEntries(notes),
    folders,
    archive: archive && {folder: archive.folder, link: archive.link},
  };
}

/** What other capabilities need of the examples. A page is given by its path, absolute or from the site's folder. */
interface Examples extends Capability {
  /** The files that a page's reader already has: those of the pages that it starts from, by their paths. */
  filesBefore(page: string): Map<string, string>;
  /** The related lines of a page. */
  relations(page: string): readonly string[];
  /** The form in which a line of a page is compared. */
  normalize(line: string): string;
  count(): Counts;
}

/**
 * Executes the pages of the docs, and shows readers the tools' versions: see README.md.
 *
 * @param siteDir absolute path of the site's folder
 */
export function examples(siteDir: string, given: GivenOptions): Examples {
  const options = completeOptions(given);
  return {
    name: 'examples',
    docs: () => ({before: [dropProofs]}),
    checks: () => contentChecks(options),
    theme: path.join(__dirname, 'theme'),
    plugin: (context) => createPlugin(context, options),
    filesBefore: filesBefore(siteDir, options),
    relations: relationsIn(siteDir, options),
    normalize: (line) => normalize(line, options.output),
    count: () => countExecuted(siteDir, options),
  };
}

function createPlugin({siteDir, generatedFilesDir}: LoadContext, options: Options): Omit<Plugin, 'name'> {
  const isPreview = process.env.NODE_ENV === 'development';
  return {
    getPathsToWatch: () => [path.join(siteDir, options.lock)],
    loadContent() {
      const site = readSite(siteDir, options);
      // Files that the first compilation wrote would start a second one.
      if (isPreview) {
        site.pages.forEach((page) => handOn(page, generatedFilesDir));
      }
      return site;
    },
    contentLoaded: ({content, actions}) => actions.setGlobalData(createNotes(content as Site)),
    // A page marks the lines that differ from those of the pages before it, so an edit of their files compiles it again.
    configureWebpack() {
      const upTo = pagesUpTo(siteDir, options);
      const filesOf = (page: string) =>
        upTo(page)
          .map((one) => handOn(one, generatedFilesDir))
          .slice(0, -1);
      const rule = {
        test: /\.mdx?$/,
        // The framework collects the folders of all rules for Markdown.
        include: Object.values(options.folders).map((folder) => path.join(siteDir, folder, '/')),
        use: {loader: path.join(__dirname, 'dependencies.mjs'), options: {filesOf}},
      };
      return isPreview ? {module: {rules: [rule]}} : {};
    },
    extendCli(cli) {
      cli
        .command('examples [pages...]')
        .description('Run the commands that the pages show, and compare what they print.')
        .option('--update', 'update the outputs in the pages, their archives and the lock')
        .option('--any-version', "accept other versions of the tools, and don't change the lock")
        .action(async (pages: string[], args: Arguments) => {
          process.exitCode = await runExamples(siteDir, options, {...args, pages}, console);
        });
    },
  };
}
