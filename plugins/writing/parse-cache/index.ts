import type {Root} from 'mdast';
import type {Plugin} from 'unified';
import {cacheFile, cachedTree} from '../../engine/cachedTree';
import type {Capability} from '../../engine/capability';
import {sourcePath} from '../../engine/sourcePage';

/**
 * Parses a page only if its text, a package or the configuration has changed since the last build or preview. The plugins that
 * change the tree run in every build, because they depend on other files.
 */
export function parseCache(): Capability {
  return {
    name: 'parse-cache',
    markdown: ({siteDir}) => ({before: [cacheTrees(siteDir)]}),
  };
}

/** A remark plugin that wraps the parser. */
function cacheTrees(siteDir: string): Plugin<[], Root> {
  return function cache() {
    const {parser: parse} = this;
    if (!parse) {
      throw new Error('parse-cache: the framework has no parser of Markdown');
    }
    this.parser = (content, file) =>
      cachedTree(
        cacheFile(siteDir, 'parse-cache', sourcePath(siteDir, file.path)),
        content,
        () => parse(content, file) as Root,
      );
  };
}
