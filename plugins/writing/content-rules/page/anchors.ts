/** Links to headings that don't exist, on the same page or on one that the link names by its file or its address. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {visit} from 'unist-util-visit';
import {decodePath, withSlash} from '../../../engine/addresses';
import type {Content, ContentPage} from '../../../engine/content';
import {isOwnModule, modulesOf} from '../../../engine/modules';
import {findReferences} from '../../../engine/references';
import {sourcePath} from '../../../engine/sourcePage';
import {findIds} from '../../headingIds';
import {findImports} from '../components';
import type {Rule} from '../rule';
import {mostSimilar} from '../words';
import {isPage, possiblePaths} from './files';

const isComment = (program?: {body: unknown[]} | null) => program?.body.length === 0;

/** Whether a page has ids that its Markdown doesn't show, because expressions or tags with `{…}` can add them, or a component may. */
function findHidden(
  {tree, text}: ContentPage,
  provided: readonly string[],
): {anywhere: boolean; inComponents: boolean} {
  const hidden = {anywhere: /^[ \t]*:::.*\{/m.test(text), inComponents: false};
  visit(tree, (node) => {
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      const name = node.name ?? 'fragment';
      hidden.inComponents ||= !/^[a-z]/.test(name) && !provided.includes(name);
      hidden.anywhere ||= node.attributes.some(
        (one) => !('name' in one) || (one.name === 'id' && typeof one.value === 'object'),
      );
    } else if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
      hidden.anywhere ||= !isComment(node.data?.estree);
    }
  });
  return hidden;
}

/**
 * Makes the function that tells whether a page can have an id.
 *
 * @param provided components that add no ids
 */
export function createIdFinder(siteDir: string, provided: readonly string[]): Content['hasId'] {
  const canWriteIds = (module: string) =>
    isPage(module) || /\bid\s*[=:]/.test(readFileSync(path.join(siteDir, module), 'utf8'));
  return (page, id) => {
    if (findIds(page).some((one) => one.id === id)) {
      return true;
    }
    const {anywhere, inComponents} = findHidden(page, provided);
    const imports = inComponents ? findImports(page.tree) : [];
    return (
      anywhere ||
      (inComponents && imports.length === 0) ||
      imports.some(({name}) => !isOwnModule(name)) ||
      (imports.length > 0 && modulesOf(siteDir, page.file).some(canWriteIds))
    );
  };
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
    for (const {url, line, isPicture, tag = 'a'} of findReferences(page)) {
      const [, address = '', fragment] =
        /^(?![a-z][a-z\d+.-]*:|\/\/)([^?#]*)(?:\?[^#]*)?#(.+)$/is.exec(url) ?? [];
      const target =
        fragment && !isPicture && tag === 'a' ? findTarget(page, decodePath(address)) : undefined;
      const id = decodePath(fragment ?? '');
      if (target && !isOnEveryPage(id) && !hasId(target, id)) {
        const guess = mostSimilar(
          id,
          findIds(target).map((one) => one.id),
        );
        const remedy = guess ? `did you mean #${guess}?` : 'link to a heading by its id, or to the page';
        report(line, `${address || 'this page'} has no heading #${id}`, remedy);
      }
    }
  };
}
