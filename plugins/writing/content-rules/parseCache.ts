import type {Root} from 'mdast';
import type {Plugin} from 'unified';
import {cacheFile, cachedTree} from '../../engine/cachedTree';
import {sourcePath} from '../../engine/sourcePage';

/**
 * A remark plugin that wraps the parser, so that the framework takes the trees that the rules have read, or an earlier build, unless its
 * syntax is another. The plugins that change the tree run in every build, because they depend on other files.
 */
export function cacheTrees(siteDir: string): Plugin<[], Root> {
  return function cache() {
    const {parser: parse} = this;
    if (!parse) {
      throw new Error('content-rules: the framework has no parser of Markdown');
    }
    this.parser = (content, file) =>
      cachedTree(
        cacheFile(siteDir, sourcePath(siteDir, file.path)),
        content,
        this.data('micromarkExtensions'),
        () => parse(content, file) as Root,
      );
  };
}
