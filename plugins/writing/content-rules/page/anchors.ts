/** Links to headings that don't exist, on the same page or on one that the link names by its file. */
import {visit} from 'unist-util-visit';
import {decodePath} from '../../../engine/addresses';
import type {ContentPage} from '../../../engine/content';
import {findIds} from '../../headingIds';
import {memoizeWeak} from '../../../engine/memoizeWeak';
import {sourcePath} from '../../../engine/sourcePage';
import type {Rule} from '../rule';
import {mostSimilar} from '../words';
import {isPage, possiblePaths, findReferences} from './files';

/** Whether a component, an expression or an admonition with attributes can add ids that the source doesn't show. */
const canHaveMoreIds = memoizeWeak(({tree, text}: ContentPage): boolean => {
  let found = /^[ \t]*:::.*\{/m.test(text);
  visit(tree, (node) => {
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      const isHtml = /^[a-z]/.test(node.name ?? 'fragment');
      found ||= !isHtml || node.attributes.some(({value}) => typeof value === 'object');
    }
    found ||= node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression';
  });
  return found;
});

/** `#top` and text fragments work on every page. */
const isOnEveryPage = (fragment: string) => fragment === 'top' || fragment.startsWith(':~:');

/** @param pages all pages by their files */
export function anchorRule(siteDir: string, pages: ReadonlyMap<string, ContentPage>): Rule {
  const findTarget = (page: ContentPage, address: string): ContentPage | undefined => {
    if (address === '') {
      return pages.get(page.file);
    }
    const places = isPage(address) ? possiblePaths(page, address, false, siteDir) : [];
    return places.flatMap((place) => pages.get(sourcePath(siteDir, place)) ?? [])[0];
  };
  return (page, report) => {
    for (const {url, line, isPicture} of findReferences(page)) {
      const [, address = '', fragment] = /^([^?#]*)(?:\?[^#]*)?#(.+)$/s.exec(url) ?? [];
      const target = fragment && !isPicture ? findTarget(page, decodePath(address)) : undefined;
      if (fragment && target && !isOnEveryPage(fragment) && !canHaveMoreIds(target)) {
        const ids = findIds(target).map(({id}) => id);
        const id = decodePath(fragment);
        if (!ids.includes(id)) {
          const guess = mostSimilar(id, ids);
          const remedy = guess ? `did you mean #${guess}?` : 'link to a heading by its id, or to the page';
          report(line, `${address || 'this page'} has no heading #${id}`, remedy);
        }
      }
    }
  };
}
