import {existsSync} from 'node:fs';
import path from 'node:path';
import {Worker} from 'node:worker_threads';
import type {LoadContext, Plugin as SitePlugin} from '@docusaurus/types';
import type {Root} from 'mdast';
import type {Plugin} from 'unified';
import {keptFile, keptFolder, keptTree} from '../kit/keptTree';
import {checkOptions, Joi, keysOf, text} from '../kit/options';
import {sourcePath} from '../kit/sourcePage';
import {FOLDER, type Task} from './parse';

interface Options {
  /** The site's folder. */
  siteDir: string;
}

const schema = keysOf<Options>({siteDir: text.required()});

/**
 * Remark plugin that parses a page only if its text or a package has changed since the last build or preview. The plugins that
 * change the tree run in every build, because they depend on other files.
 *
 *     text  →  the kept tree, or that of the parser
 */
export default function keptTrees(options: Options): Plugin<[], Root> {
  const {siteDir} = checkOptions('kept-trees', schema, options);
  return function keepTrees() {
    const {parser: parse} = this;
    if (!parse) {
      throw new Error('plugins/kept-trees: the framework has no parser of Markdown');
    }
    this.parser = (content, file) => {
      const kept = keptFile(siteDir, FOLDER, sourcePath(siteDir, file.path));
      return keptTree(kept, this, content, () => parse(content, file) as Root);
    };
  };
}

interface AheadOptions {
  /** Files of pages, from the site's folder. */
  pages: readonly string[];
}

const aheadSchema = keysOf<AheadOptions>({pages: Joi.array().items(text).required()});

function startThread(task: Task): void {
  const thread = new Worker(path.join(__dirname, 'thread.mjs'), {workerData: task});
  // Without it, the bundler parses all pages.
  thread.on('error', () => {});
  thread.unref();
}

/**
 * Plugin that parses the pages of a first build in a thread, while the other plugins load their content. The bundler, which
 * starts later, finds most trees.
 */
export function parseAhead(options: AheadOptions) {
  const {pages} = checkOptions('kept-trees', aheadSchema, options);
  return ({siteDir, siteConfig: {markdown}}: LoadContext): SitePlugin => ({
    name: 'kept-trees',
    loadContent() {
      const isFirst = !existsSync(keptFolder(siteDir, FOLDER));
      // If the site changes the text of pages, they have other trees.
      if (isFirst && !markdown.preprocessor) {
        startThread({siteDir, pages, compatibility: markdown.mdx1Compat});
      }
    },
  });
}
