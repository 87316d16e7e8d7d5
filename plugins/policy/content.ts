/** What the policy blocks, found in the Markdown: an error with the line, before the build. */
import type {Nodes} from 'mdast';
import {visit} from 'unist-util-visit';
import type {ContentCheck, ContentPage} from '../kit/content';
import {lineOf} from '../kit/markdown';
import {checkOptions, keysOf} from '../kit/options';
import {perObject} from '../kit/perObject';
import type {Problem} from '../kit/problem';
import {covers, loads, servicesSchema, type Services} from './loads';

interface Found {
  line: number;
  message: string;
  remedy: string;
}

const attributeFault = (name: string): Pick<Found, 'message' | 'remedy'> | undefined => {
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
};

function findIn(page: ContentPage, services: Services): Found[] {
  const found: Found[] = [];
  const definitions = new Map<string, {url: string; line: number}>();
  visit(page.tree, 'definition', (node) => {
    definitions.set(node.identifier, {url: node.url, line: lineOf(node)});
  });
  function check(element: string, attribute: string, address: string, line: number, rel = ''): void {
    const blocked = loads(element, attribute, address, rel).find((one) => !covers(services, element, one));
    if (blocked !== undefined) {
      found.push({
        line,
        message: `<${element}> loads ${blocked} from another site, which the policy of the site blocks`,
        remedy:
          element === 'img' || element === 'source'
            ? 'save the file next to the page, and write its path'
            : 'save the file under static/, or link to the other site',
      });
    }
  }
  visit(page.tree, (node) => {
    const line = lineOf(node as Nodes);
    if (node.type === 'image') {
      check('img', 'src', node.url, line);
    } else if (node.type === 'imageReference') {
      const definition = definitions.get(node.identifier);
      if (definition) {
        check('img', 'src', definition.url, definition.line);
      }
    } else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      const element = node.name ?? '';
      // The properties of components are their own.
      if (!/^[a-z]/.test(element)) {
        return;
      }
      const rel = node.attributes.find((attribute) => 'name' in attribute && attribute.name === 'rel')?.value;
      for (const attribute of node.attributes) {
        if (!('name' in attribute)) {
          continue;
        }
        const at = attribute.position?.start.line ?? line;
        const fault = attributeFault(attribute.name);
        if (fault) {
          found.push({...fault, line: at});
        } else if (typeof attribute.value === 'string') {
          check(element, attribute.name, attribute.value, at, String(rel ?? ''));
        }
      }
    }
  });
  return found;
}

interface Options {
  /** The services that `policy` has. */
  services?: Services;
}

const schema = keysOf<Options>({services: servicesSchema});

/** The check of pages for what their policy would block; an option of content-rules. */
export function checkPolicy(options: Options = {}): ContentCheck {
  const {services = {}} = checkOptions('policy: checkPolicy', schema, options);
  const problemsOf = perObject((page: ContentPage): Problem[] =>
    findIn(page, services).map((problem) => ({file: page.file, ...problem})),
  );
  return ({pages}) => pages.flatMap(problemsOf);
}
