/** Links to headings that don't exist, on the same page or on one that the link names by its file or its address. */
import {visit} from 'unist-util-visit';
import {decodePath, withSlash} from '../../../engine/addresses';
import type {Content, ContentPage} from '../../../engine/content';
import {memoizeWeak} from '../../../engine/memoizeWeak';
import {isInFile, isOwnModule, modulesOf} from '../modules';
import {findReferences} from './references';
import {sourcePath} from '../../../engine/sourcePage';
import {findIds} from './headingIds';
import {findImports} from '../components';
import type {Rule} from '../rule';
import {mostSimilar} from '../words';
import {isPage, possiblePaths} from './files';

/** Whether expressions, or tags and notes with `{…}`, can add ids that the Markdown of a page doesn't show. */
const hasComputedIds = memoizeWeak(({tree, text}: ContentPage): boolean => {
  let found = /^[ \t]*:::.*\{/m.test(text);
  visit(tree, (node) => {
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      found ||= node.attributes.some(
        (one) => !('name' in one) || (one.name === 'id' && typeof one.value === 'object'),
      );
    } else if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
      // A comment has an empty program.
      found ||= node.data?.estree?.body.length !== 0;
    }
  });
  return found;
});

/**
 * Makes the function that tells whether a page can have an id, for one check: it reads the modules of a page once.
 *
 * @param provided components that add no ids
 */
export function createIdFinder(siteDir: string, provided: readonly string[]): Content['hasId'] {
  const canComponentsAddIds = memoizeWeak(({tree, file}: ContentPage): boolean => {
    let isUsed = false;
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
      const name = 'name' in node && typeof node.name === 'string' ? node.name : 'fragment';
      isUsed ||= !/^[a-z]/.test(name) && !provided.includes(name);
    });
    const imports = isUsed ? findImports(tree) : [];
    const canAdd = (module: string) => isPage(module) || isInFile(siteDir, module, /\bid\s*[=:]/);
    return (
      (isUsed && imports.length === 0) ||
      imports.some(({name}) => !isOwnModule(name)) ||
      (isUsed && modulesOf(siteDir, file).some(canAdd))
    );
  });
  return (page, id) =>
    findIds(page).some((one) => one.id === id) ||
    page.text.includes(`<a name="${id}"`) ||
    hasComputedIds(page) ||
    canComponentsAddIds(page);
}

/** `#top` and text fragments work on every page. */
const isOnEveryPage = (fragment: string) => fragment === 'top' || fragment.startsWith(':~:');

export function anchorRule(siteDir: string, {pages, hasId}: Pick<Content, 'pages' | 'hasId'>): Rule {
  const byFile = new Map(pages.map((page) => [page.file, page]));
  const byRoute = new Map(pages.map((page) => [page.route, page]));
  function findTarget(page: ContentPage, address: string): ContentPage | undefined {
    if (address === '') {
      return byFile.get(page.file);
    }
    if (!isPage(address)) {
      return byRoute.get(withSlash(decodePath(new URL(address, `http://site${page.route}`).pathname)));
    }
    const places = possiblePaths(page, address, false, siteDir);
    return places.flatMap((place) => byFile.get(sourcePath(siteDir, place)) ?? [])[0];
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
