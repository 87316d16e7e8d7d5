import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import type {Capability} from '../engine/capability';
import {type Arguments, runExamples} from './cli';
import {normalize} from './compare';
import {contentChecks} from './content';
import {dropProofs} from './dropProofs';
import {archivePath, lockFile, readLock} from './lock';
import {completeOptions, type GivenOptions} from './options';
import {exportFiles} from './exportFiles';
import {offerStart} from './offerStart';
import {filesBefore, type ExampleSite, type SiteFolder, pagesUpTo, readSite} from './pages';

export interface RunNotes {
  /**
   * By the path of the page's file: its tools, as `holos 0.106.0, helm 3.22.0 and kubectl 1.32.4`, and the address of its
   * archive in the site.
   */
  notes: Record<string, {tools: string; archive?: string}>;
  link?: string;
}

const list = new Intl.ListFormat('en-GB');

function createNotes({root, pages, options: {archive}}: ExampleSite): RunNotes {
  const notes: RunNotes['notes'] = {};
  for (const [id, {tools, platform, cluster}] of Object.entries(readLock(root).pages)) {
    const versions = Object.entries(tools).map(([name, version]) => `${name} ${version}`);
    versions.push(...(cluster ? [`Kubernetes ${cluster.kubernetes}`] : []));
    const page = pages.get(id);
    if (page && versions.length > 0) {
      const file = archive && platform && `/${archivePath(id, archive.folder)}`;
      notes[page.file] = {tools: list.format(versions), archive: file};
    }
  }
  return {notes, link: archive?.link};
}

/** What other capabilities need of the examples. A page is given by its path, absolute or from the site's folder. */
interface Examples extends Capability {
  /** The files that a page's reader already has: those of the pages that it starts from, by their paths. */
  filesBefore(page: string): Map<string, string>;
  /** The form in which a line of a page is compared. */
  normalize(line: string): string;
}

/**
 * Executes the pages of the docs, and shows readers the tools' versions: see README.md.
 *
 * @param siteDir absolute path of the site's folder
 */
export function examples(siteDir: string, given: GivenOptions): Examples {
  const options = completeOptions(given);
  const folder: SiteFolder = {root: siteDir, options};
  return {
    name: 'examples',
    docs: () => ({before: [dropProofs], remark: [offerStart(folder)]}),
    checks: () => contentChecks(options),
    theme: path.join(__dirname, 'theme'),
    plugin: ({generatedFilesDir}) => createPlugin(folder, generatedFilesDir),
    filesBefore: (page) => filesBefore(folder, page),
    normalize: (line) => normalize(line, options.output),
  };
}

function createPlugin(folder: SiteFolder, generated: string): Omit<Plugin, 'name'> {
  const {root, options} = folder;
  const isPreview = process.env.NODE_ENV === 'development';
  return {
    getPathsToWatch: () => [path.join(root, lockFile)],
    loadContent() {
      const site = readSite(folder);
      // Files that the first compilation wrote would start a second one.
      if (isPreview) {
        site.pages.forEach((page) => exportFiles(page, generated));
      }
      return site;
    },
    contentLoaded({content, actions}) {
      const site = content as ExampleSite;
      actions.setGlobalData(createNotes(site));
    },
    // A page marks the lines that differ from those of the pages before it, so an edit of their files compiles it again.
    configureWebpack() {
      const findDependencies = (page: string) =>
        // The page writes its own file, too, on which others depend.
        pagesUpTo(folder, page)
          .map((one) => exportFiles(one, generated))
          .slice(0, -1);
      const rule = {
        test: /\.mdx?$/,
        // The framework collects the folders of all rules for Markdown.
        include: Object.values(options.folders).map((below) => path.join(root, below, '/')),
        use: {loader: path.join(__dirname, 'dependencies.mjs'), options: {findDependencies}},
      };
      return isPreview ? {module: {rules: [rule]}} : {};
    },
    extendCli(cli) {
      cli
        .command('examples [pages...]')
        .description('Run the commands that the pages show, and compare what they print.')
        .option('--update', 'update the outputs in the pages, their archives and the lock')
        .option(
          '--cluster <context>',
          'run the blocks that need a cluster, too, in that of a kubectl context',
        )
        .option('--host <address>', "this machine's address for the cluster's containers; default 127.0.0.1")
        .option('--any-version', "accept other versions of the tools, and don't change the lock")
        .action(async (pages: string[], args: Arguments) => {
          process.exitCode = await runExamples(root, options, {...args, pages}, console);
        });
    },
  };
}
