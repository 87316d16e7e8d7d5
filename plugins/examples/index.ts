import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {type Arguments, examples} from './cli';
import {type Lock, archivePath, readLock} from './lock';
import {completeOptions, type ArchiveOptions, type GivenOptions, type Options} from './options';

export interface RunNote {
  /** `holos 0.106.0, helm 3.17.3 and kubectl 1.32.4` */
  tools: string;
  /** Path of the page's archive under the site's root. */
  archive?: string;
}

export interface RunNotes {
  /** By the page's file path from the site's folder, without the ending. */
  notes: Record<string, RunNote>;
  link?: ArchiveOptions['link'];
}

const list = new Intl.ListFormat('en-GB');

function createNotes(lock: Lock, {folders, archive}: Options): RunNotes {
  const notes = Object.entries(lock.pages).flatMap(([id, {tools, platform}]): [string, RunNote][] => {
    const versions = Object.entries(tools).map(([name, version]) => `${name} ${version}`);
    const [prefix = ''] = id.split('/', 1);
    const note = {
      tools: list.format(versions),
      ...(platform !== undefined && archive && {archive: `/${archivePath(id, archive.folder)}`}),
    };
    return versions.length > 0 ? [[`${folders[prefix]}${id.slice(prefix.length)}`, note]] : [];
  });
  return {notes: Object.fromEntries(notes), ...(archive && {link: archive.link})};
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
    loadContent: () => readLock({root: siteDir, options}),
    contentLoaded({content, actions}) {
      actions.setGlobalData(createNotes(content as Lock, options));
    },
    extendCli(cli) {
      cli
        .command('examples [pages...]')
        .description('Run the commands that the pages show, and compare what they print.')
        .option('--update', 'update the outputs in the pages, their archives and the lock')
        .option('--static', 'check only the rules for examples and the lock, without the tools')
        .option('--any-version', "accept other versions of the tools, and don't change the lock")
        .action(async (pages: string[], args: Arguments) => {
          process.exitCode = await examples(siteDir, options, {...args, pages}, console);
        });
    },
  });
}
