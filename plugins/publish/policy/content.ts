import type {Definition} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {ContentCheck, ContentPage} from '../../engine/content';
import {memoizeWeak} from '../../engine/memoizeWeak';
import type {Problem} from '../../engine/problem';
import {findBlocked, type Services} from './blocked';

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
  return ({pages}) => pages.flatMap(check);
}
