import type {Root} from 'mdast';
import type {Plugin} from 'unified';
import {keptFile, keptTree} from '../../engine/keptTree';
import {checkOptions, keysOf, text} from '../../engine/options';
import {sourcePath} from '../../engine/sourcePage';

interface Options {
  /** The site's folder. */
  siteDir: string;
}

const schema = keysOf<Options>({siteDir: text.required()});

/**
 * Remark plugin that parses a page only if its text or a package has changed since the last build or preview. The plugins that
 * change the tree run in every build, because they depend on other files.
 */
export default function keptTrees(options: Options): Plugin<[], Root> {
  const {siteDir} = checkOptions('kept-trees', schema, options);
  return function keepTrees() {
    const {parser: parse} = this;
    if (!parse) {
      throw new Error('plugins/writing/kept-trees: the framework has no parser of Markdown');
    }
    this.parser = (content, file) => {
      const kept = keptFile(siteDir, 'kept-trees', sourcePath(siteDir, file.path));
      return keptTree(kept, content, () => parse(content, file) as Root);
    };
  };
}
