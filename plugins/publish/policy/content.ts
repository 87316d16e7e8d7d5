/** What the policy blocks, found in the Markdown: an error with the line, before the build. */
import type {Definition, Image, ImageReference, Nodes} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {ContentCheck, ContentPage} from '../../engine/content';
import {lineOf} from '../../engine/markdown';
import {memoizeWeak} from '../../engine/memoizeWeak';
import type {Problem} from '../../engine/problem';
import {covers, loads, type Services} from './loads';

type Fault = Pick<Problem, 'message' | 'remedy'>;

type Found = Omit<Problem, 'file'>;

function attributeFault(name: string): Fault | undefined {
  if (name === 'style') {
    return {
      message: 'a style in HTML, which the policy of the site blocks',
      remedy: 'write className="…" with a class of the site',
    };
  }
  return /^on[a-z]/i.test(name)
    ? {
        message: `${name} in HTML, which the policy of the site blocks`,
        remedy: 'put the behavior into a component',
      }
    : undefined;
}

function loadFault(
  services: Services,
  element: string,
  attribute: string,
  value: string,
  rel?: string,
): Fault | undefined {
  const blocked = loads(element, attribute, value, rel).find(
    (address) => !covers(services, element, address),
  );
  const isPicture = element === 'img' || element === 'source';
  return blocked === undefined
    ? undefined
    : {
        message: `<${element}> loads ${blocked} from another site, which the policy of the site blocks`,
        remedy: isPicture
          ? 'save the file next to the page, and write its path'
          : 'save the file under static/, or link to the other site',
      };
}

/** What the policy blocks of an HTML element in MDX. The properties of components are their own. */
function findInElement(node: MdxJsxFlowElement | MdxJsxTextElement, services: Services): Found[] {
  const element = node.name ?? '';
  const attributes = node.attributes.flatMap((one) => (one.type === 'mdxJsxAttribute' ? [one] : []));
  const rel = String(attributes.find(({name}) => name === 'rel')?.value ?? '');
  return (/^[a-z]/.test(element) ? attributes : []).flatMap(({name, value, position}) => {
    const load = typeof value === 'string' ? loadFault(services, element, name, value, rel) : undefined;
    const fault = attributeFault(name) ?? load;
    return fault ? [{...fault, line: position?.start.line ?? lineOf(node as Nodes)}] : [];
  });
}

/** The pictures of Markdown: of a reference, its definition. */
function picturesIn({tree}: ContentPage): (Image | Definition)[] {
  const pictures: (Image | Definition)[] = [];
  const definitions = new Map<string, Definition>();
  visit(tree, 'definition', (node) => {
    definitions.set(node.identifier, node);
  });
  visit(tree, ['image', 'imageReference'], (node) => {
    const picture = node.type === 'image' ? node : definitions.get((node as ImageReference).identifier);
    pictures.push(...(picture ? [picture as Image | Definition] : []));
  });
  return pictures;
}

function findIn(page: ContentPage, services: Services): Found[] {
  const found = picturesIn(page).flatMap((picture): Found[] => {
    const fault = loadFault(services, 'img', 'src', picture.url);
    return fault ? [{...fault, line: lineOf(picture)}] : [];
  });
  visit(page.tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
    found.push(...findInElement(node as MdxJsxFlowElement, services));
  });
  return found;
}

/** The check of pages for what their policy would block. */
export function checkPolicy(services: Services): ContentCheck {
  const problemsOf = memoizeWeak((page: ContentPage): Problem[] =>
    findIn(page, services).map((problem) => ({file: page.file, ...problem})),
  );
  return ({pages}) => pages.flatMap(problemsOf);
}
