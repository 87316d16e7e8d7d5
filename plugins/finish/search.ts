/** An article as the search index gets it: see searchIndex.ts. */
import type {Element, ElementContent} from 'hast';
import {withoutOrnaments, type Article} from '../../lib/article';
import {eachElement, hasClass, isElement, textOf, toHtml} from '../../lib/html';
import {DEFINITION} from '../../lib/schema';
import {TITLE_MARK, TRAIL_SEPARATOR} from '../../lib/searchText';

/** Attributes that the index reads: anchors, and the pictures of results. */
const kept = ['id', 'src', 'alt'];

/** Elements that are part of a sentence. What stands in any other one is words of its own. */
const inline = [
  'a',
  'abbr',
  'b',
  'code',
  'del',
  'em',
  'i',
  'img',
  'ins',
  'kbd',
  'mark',
  'q',
  's',
  'samp',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
  'time',
  'u',
  'var',
  'wbr',
];

/** The bar of a block of code: a path, or only the kind of block. */
const isCodeBar = (element: Element) => hasClass(element, 'code-bar');
const isPath = (element: Element) => hasClass(element, 'code-path');

const space = () => ({type: 'text', value: ' '}) as const;

/** Marks each word of a path as one: see lib/searchText.ts. */
function markPath(bar: Element): void {
  bar.children = [
    {
      type: 'text',
      value: textOf(bar)
        .trim()
        .replace(/(?<=^|\s)(?=\S)/g, TITLE_MARK),
    },
  ];
}

/** Puts a space wherever one text ends: the HTML is minified, and the index reads it without a style. */
function separate(element: Element): void {
  element.children = element.children.flatMap((child): ElementContent[] =>
    isElement(child) && !inline.includes(child.tagName) ? [space(), child] : [child],
  );
  if (!inline.includes(element.tagName) && element.tagName !== 'br') {
    element.children.push(space());
  }
}

/** Where a page stands, and words for it. */
export interface SearchFacts {
  /** Where readers search for it. */
  section: string;
  /** The categories of the sidebar that it stands in, the outermost first. */
  trail: readonly string[];
  /** The keywords of its front matter, which a reader may use instead of its own words, count as its text. */
  keywords?: string | undefined;
}

/** The last section of a page, which only leads on: its words are about other pages. */
const WAY_ON = 'next-steps';

/** Leaves out the section that leads on, up to the next heading of its level. */
function withoutWayOn(body: Element): Element {
  const start = body.children.findIndex((child) => isElement(child) && child.properties.id === WAY_ON);
  if (start < 0) {
    return body;
  }
  const length = body.children.slice(start + 1).findIndex((child) => isElement(child, 'h2'));
  const end = length < 0 ? body.children.length : start + 1 + length;
  return {...body, children: [...body.children.slice(0, start), ...body.children.slice(end)]};
}

/** The HTML of a page as the index gets it: its article alone, as the sidebar around it grows with the site. */
export function searchHtml({heading, body}: Article, {section, trail, keywords}: SearchFacts): string {
  // Labels of folds and of commands say nothing by themselves; a title may stand in the body as well; what a definition
  // says, the list of its fields does.
  const drop = (element: Element) =>
    element === heading ||
    element.tagName === 'summary' ||
    hasClass(element, DEFINITION) ||
    (isCodeBar(element) && !isPath(element));
  const children = [withoutOrnaments(heading), withoutOrnaments(withoutWayOn(body), {drop})];
  children.forEach((child) =>
    eachElement(child, (element) => {
      if (isCodeBar(element)) {
        markPath(element);
      }
      element.properties = Object.fromEntries(
        Object.entries(element.properties).filter(([name]) => kept.includes(name)),
      );
      separate(element);
    }),
  );
  const extra: ElementContent[] = keywords
    ? [
        {
          type: 'element',
          tagName: 'p',
          properties: {dataPagefindWeight: '5'},
          children: [{type: 'text', value: `${keywords.replaceAll(',', ', ')}.`}],
        },
      ]
    : [];
  const article: Element = {
    type: 'element',
    tagName: 'article',
    properties: {
      dataPagefindBody: '',
      dataPagefindFilter: `section:${section}`,
      // A comma would begin another fact.
      ...(trail.length > 0 && {
        dataPagefindMeta: `trail:${trail.join(TRAIL_SEPARATOR).replaceAll(',', '')}`,
      }),
    },
    // The keywords are about the page, not about its last section.
    children: [...children.slice(0, 1), ...extra, ...children.slice(1)],
  };
  return `<!doctype html><html lang="en"><body>${toHtml([article])}</body></html>`;
}
