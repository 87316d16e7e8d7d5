/** Links to headings that don't exist, on the same page or on one that the link names by its file or its address. */
import {visit} from 'unist-util-visit';
import {decodePath, withSlash} from '../../../engine/addresses';
import type {Content, ContentPage} from '../../../engine/content';
import {memoizeWeak} from '../../../engine/memoizeWeak';
import {tagOf} from '../../../engine/markdown';
import {findReferences} from './references';
import {sourcePath} from '../../../engine/sourcePage';
import {findIds} from './headingIds';
import type {Find, Rule} from '../rule';
import {mostSimilar} from '../words';
import {isPage, possiblePaths} from './files';

/** Whether own imports, exports, expressions, or tags with `{…}` can add ids that the Markdown of a page doesn't show. */
const hasComputedIds = memoizeWeak(({tree}: ContentPage): boolean => {
  let found = false;
  visit(tree, (node) => {
    const {attributes} = tagOf(node);
    found ||= '...' in attributes || typeof attributes.id === 'object';
    if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
      // A comment has an empty program.
      found ||= node.data?.estree?.body.length !== 0;
    } else if (node.type === 'mdxjsEsm') {
      // Of the theme's components, only this one has an id.
      found ||= /^(?!import .*@theme\/(?!Heading))/m.test(node.value);
    }
  });
  return found;
});

/** Whether a page has an id, or may have it. The components that all pages have add none. */
export const hasId: Content['hasId'] = (page, id) =>
  findIds(page).some((one) => one.id === id) || hasComputedIds(page);

/** `#top` and text fragments work on every page. */
const isOnEveryPage = (fragment: string) => fragment === 'top' || fragment.startsWith(':~:');

export function anchorRule(siteDir: string, find: Find): Rule {
  function findTarget(page: ContentPage, address: string): ContentPage | undefined {
    if (address === '') {
      return page;
    }
    const places = isPage(address)
      ? possiblePaths(page, address, false, siteDir).map((place) => sourcePath(siteDir, place))
      : [withSlash(decodePath(new URL(address, `http://site${page.route}`).pathname))];
    return places.map(find).find((found) => typeof found === 'object');
  }
  return (page, report) => {
    for (const {url, line, isPicture} of findReferences(page)) {
      const [, address = '', fragment] =
        /^(?![a-z][a-z\d+.-]*:|\/\/)([^?#]*)(?:\?[^#]*)?#(.+)$/is.exec(url) ?? [];
      const target = fragment && !isPicture ? findTarget(page, decodePath(address)) : undefined;
      const id = decodePath(fragment ?? '');
      if (target && !isOnEveryPage(id) && !hasId(target, id)) {
        const ids = findIds(target).map((one) => one.id);
        const guess = mostSimilar(id, ids);
        const remedy = guess ? `did you mean #${guess}?` : 'link to a heading by its id, or to the page';
        report(line, `${address || 'this page'} has no heading #${id}`, remedy);
      }
    }
  };
}
