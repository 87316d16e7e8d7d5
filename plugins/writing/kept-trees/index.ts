import {existsSync} from 'node:fs';
import type {Root} from 'mdast';
import type {Plugin} from 'unified';
import {keptFile, keptTree} from '../../engine/keptTree';
import {checkOptions, keysOf, text} from '../../engine/options';
import {readFile, sourcePath} from '../../engine/sourcePage';
import {mayShare, treeFor} from './treeFor';

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
      throw new Error('plugins/writing/kept-trees: the framework has no parser of Markdown');
    }
    this.parser = (content, file) => {
      const page =
        mayShare(content, this) && existsSync(file.path) ? readFile(siteDir, file.path).page : undefined;
      const kept = keptFile(siteDir, 'kept-trees', sourcePath(siteDir, file.path));
      return (
        (page && treeFor(page, content, this)) ??
        keptTree(kept, this, content, () => parse(content, file) as Root)
      );
    };
  };
}
