import type {Definition} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {ContentCheck, ContentPage} from '../../engine/content';
import {memoizeWeak} from '../../engine/memoizeWeak';
import {findPlace, modulesOf} from '../../engine/modules';
import type {Problem} from '../../engine/problem';
import {findBlocked, tagWith, type Services} from './blocked';

/** Styles in the components that pages import. Only the build knows which of them are in the HTML, so these are warnings. */
function checkComponents(siteDir: string, pages: readonly ContentPage[]): Problem[] {
  const importing = pages.filter(({text}) => /^import\s/m.test(text));
  const modules = new Set(importing.flatMap(({file}) => modulesOf(siteDir, file)));
  return [...modules].flatMap((module): Problem[] => {
    const place = /\.[jt]sx$/.test(module) ? findPlace(siteDir, module, tagWith('style')) : undefined;
    const message = 'an attribute "style", which the policy of the site blocks in the HTML of a page';
    const remedy = 'write className={…} with a class of a CSS module';
    return place ? [{...place, message, remedy, severity: 'warning'}] : [];
  });
}

/** Finds in Markdown what the policy would block, so that the error has the line, and comes before the build. */
export function checkPolicy(services: Services): ContentCheck {
  const check = memoizeWeak(({file, tree}: ContentPage): Problem[] => {
    const problems: Problem[] = [];
    function checkAttribute(
      {position}: Pick<Definition, 'position'>,
      element: string,
      attribute: string,
      value: string,
      rel?: string,
    ): void {
      const blocked = findBlocked(services, element, attribute, value, rel);
      if (blocked) {
        problems.push({file, line: position?.start.line ?? 1, ...blocked});
      }
    }

    function checkElement(element: MdxJsxFlowElement | MdxJsxTextElement): void {
      const name = element.name ?? '';
      const attributes = element.attributes.filter((one) => one.type === 'mdxJsxAttribute');
      const rel = String(attributes.find((one) => one.name === 'rel')?.value ?? '');
      // The properties of a component are its own.
      if (/^[a-z]/.test(name)) {
        for (const attribute of attributes) {
          const {value} = attribute;
          checkAttribute(attribute, name, attribute.name, typeof value === 'string' ? value : '', rel);
        }
      }
    }

    const definitions = new Map<string, Definition>();
    visit(tree, 'definition', (node) => {
      definitions.set(node.identifier, node);
    });
    visit(tree, (node) => {
      if (node.type === 'image') {
        checkAttribute(node, 'img', 'src', node.url);
      } else if (node.type === 'imageReference') {
        const definition = definitions.get(node.identifier);
        checkAttribute(definition ?? node, 'img', 'src', definition?.url ?? '');
      } else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
        checkElement(node);
      }
    });
    return problems;
  });
  return ({siteDir, pages, isPreview}) => [
    ...pages.flatMap(check),
    ...(isPreview ? checkComponents(siteDir, pages) : []),
  ];
}
