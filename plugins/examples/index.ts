import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {type Arguments, examples} from './cli';
import {readLock} from './lock';
import {completeOptions, type GivenOptions, type Options, type ScriptOptions} from './options';
import {type Site, readSite} from './pages';
import {hasCommands, writeScripts} from './testscript';

export interface RunNote {
  /** `holos 0.106.0, helm 3.17.3 and kubectl 1.32.4` */
  tools: string;
  archive?: true;
  script?: true;
}

/** Files that readers can download, one for each page. */
type Downloads = Pick<ScriptOptions, 'folder' | 'link'>;

export interface RunNotes {
  /** By the page's name in the lock. */
  notes: Record<string, RunNote>;
  folders: Options['folders'];
  archive?: Downloads;
  scripts?: Downloads;
}

const list = new Intl.ListFormat('en-GB');

function createNotes(site: Site): RunNotes {
  const {folders, archive, scripts} = site.options;
  const notes = Object.entries(readLock(site).pages).flatMap(
    ([id, {tools, platform}]): [string, RunNote][] => {
      const page = site.pages.get(id);
      const versions = Object.entries(tools).map(([name, version]) => `${name} ${version}`);
      const note = {
        tools: list.format(versions),
        ...(platform !== undefined && {archive: true as const}),
        ...(page && hasCommands(page) && {script: true as const}),
      };
      return versions.length > 0 ? [[id, note]] : [];
    },
  );
  return {
    notes: Object.fromEntries(notes),
    folders,
    ...(archive && {archive: {folder: archive.folder, link: archive.link}}),
    ...(scripts && {scripts: {folder: scripts.folder, link: scripts.link}}),
  };
}

/**
 * Executes the pages of the docs, and shows readers the tools' versions: see README.md. Options are an argument, because the
 * framework sends the options in its configuration to every browser.
 */
export default function examplesPlugin(given: GivenOptions) {
  const options = completeOptions(given);
  return ({siteDir}: LoadContext): Plugin => ({
    name: 'examples',
    getThemePath: () => path.join(__dirname, 'theme'),
    getPathsToWatch: () => [path.join(siteDir, options.lock)],
    loadContent: () => readSite(siteDir, options),
    contentLoaded: ({content, actions}) => actions.setGlobalData(createNotes(content as Site)),
    postBuild: ({content, outDir}) => writeScripts(content as Site, outDir),
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
