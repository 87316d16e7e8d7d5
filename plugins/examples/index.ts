import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {type Arguments, examples} from './cli';
import {readLock} from './lock';
import {completeOptions, type ArchiveOptions, type GivenOptions, type Options} from './options';
import {handOn} from './handOn';
import {type Site, pagesUpTo, readSite} from './pages';

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

/** Executes the pages of the docs, and shows readers the tools' versions: see README.md. */
export default function examplesPlugin(given: GivenOptions) {
  const options = completeOptions(given);
  const isPreview = process.env.NODE_ENV === 'development';
  return ({siteDir, generatedFilesDir}: LoadContext): Plugin => ({
    name: 'examples',
    getThemePath: () => path.join(__dirname, 'theme'),
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
      const upTo = pagesUpTo(siteDir, given);
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
          process.exitCode = await examples(siteDir, options, {...args, pages}, console);
        });
    },
  });
}
