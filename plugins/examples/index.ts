import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import type {Root} from 'mdast';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';
import type {Capability} from '../engine/capability';
import type {ContentCheck} from '../engine/content';
import {readFence} from '../engine/fences';
import type {Problem} from '../engine/problem';
import type {Options} from './options';
import {archivePath, lockFile, readLock} from './page/lock';
import {checkLock, checkPages} from './page/rules';
import {type ExampleSite, type SiteFolder, filesBefore, readSite} from './page/site';
import {offerStart} from './page/start';
import type {Arguments} from './run/cli';

/**
 * By the path of a page's file: its tools, as `holos 0.106.0, helm 3.22.0 and kubectl 1.32.4`, and the address of its archive in the
 * site.
 */
export type RunNotes = Record<string, {tools: string; archive?: string}>;

const list = new Intl.ListFormat('en-GB');

function createNotes({root, pages}: ExampleSite): RunNotes {
  const notes: RunNotes = {};
  for (const [id, {tools, platform, cluster}] of Object.entries(readLock(root))) {
    const versions = Object.entries(tools).map(([name, version]) => `${name} ${version}`);
    versions.push(...(cluster ? [`Kubernetes ${cluster.kubernetes}`] : []));
    const page = pages.get(id);
    if (page && versions.length > 0) {
      const file = platform === undefined ? undefined : `/${archivePath(id)}`;
      notes[page.file] = {tools: list.format(versions), archive: file};
    }
  }
  return notes;
}

/**
 * Remark plugin for the docs that removes proofs first, so that the page's HTML, its Markdown copy, the search and the feeds
 * don't contain them:
 *
 *     Text, ```bash run proof, text  →  Text, text
 */
export const dropProofs = (): Transformer<Root> => (tree) =>
  visit(tree, 'code', ({lang, meta}, index, parent) => {
    if (parent && index !== undefined && readFence(lang ?? '', meta ?? '').words.includes('proof')) {
      parent.children.splice(index, 1);
      return index;
    }
    return undefined;
  });

/** Finds mistakes in blocks, and pages that have changed since they passed. The preview only warns of these pages. */
const checkContent =
  (options: Options): ContentCheck =>
  ({siteDir, isPreview}) => {
    const site = readSite({root: siteDir, options});
    // Pages that can't be parsed are already reported.
    const unread = new Set([...site.pages.values()].filter(({isRead}) => !isRead).map(({file}) => file));
    const severity = isPreview ? 'warning' : 'error';
    return [
      ...checkPages(site).filter(({file}) => !unread.has(file)),
      ...checkLock(site).map((problem): Problem => ({...problem, severity})),
    ];
  };

/** What other capabilities need of the examples. A page is given by its path, absolute or from the site's folder. */
interface Examples extends Capability {
  /** The files that a page's reader already has: those of the pages that it starts from, by their paths. */
  filesBefore(page: string): Map<string, string>;
}

/**
 * Executes the pages of the docs, and shows readers the tools' versions: see README.md.
 *
 * @param siteDir absolute path of the site's folder
 */
export function examples(siteDir: string, options: Options): Examples {
  const folder: SiteFolder = {root: siteDir, options};
  return {
    name: 'examples',
    docs: () => ({before: [dropProofs], remark: [offerStart(folder)]}),
    checks: () => [checkContent(options)],
    theme: path.join(__dirname, 'theme'),
    plugin: () => createPlugin(folder),
    filesBefore: (page) => filesBefore(folder, page),
  };
}

function createPlugin(folder: SiteFolder): Omit<Plugin, 'name'> {
  const {root, options} = folder;
  return {
    getPathsToWatch: () => [path.join(root, lockFile)],
    contentLoaded({actions}) {
      actions.setGlobalData(createNotes(readSite(folder)));
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
          // A build and a preview load none of it.
          const {runExamples} = await import('./run/cli');
          process.exitCode = await runExamples(root, options, {...args, pages}, console);
        });
    },
  };
}
