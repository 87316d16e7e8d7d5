/** Rules of style: words, pictures, links between versions. They warn: a page that breaks one can be shown. */
import type {InlineCode, Nodes, Text} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {ContentPage} from '../../engine/content';
import {lineOf} from '../../engine/markdown';
import {memoizeWeak} from '../../engine/memoizeWeak';
import {lineOfKey} from './frontMatter';
import type {Rule} from './rule';

/** Words to avoid. A page that has them gets `"the words": message; remedy`. */
export interface Phrase {
  /** Words and groups of words. Text is a paragraph, heading, table cell, title or description, where each piece of code is two backticks. */
  words: readonly string[];
  /** Where they count: in any text, or as the whole text of a link. */
  place: 'text' | 'link';
  message: string;
  remedy: string;
  /** The kinds of pages to check; all by default. */
  kinds?: readonly ContentPage['kind'][];
}

/** A text to check: a paragraph, heading, cell, title or description. */
interface Passage {
  /** Line ends are spaces, so that phrases match across lines. */
  text: string;
  /** The page's line at an index of the text. */
  lineAt(index: number): number;
}

/** Stands for a piece of code, because the rules of prose don't apply to it. */
const CODE = '``';

function readPassage(node: Nodes): Passage {
  let text = '';
  const lines: number[] = [];
  visit(node, ['text', 'inlineCode'], (node) => {
    const part = node as Text | InlineCode;
    (part.type === 'text' ? part.value : CODE).split('\n').forEach((piece, index) => {
      const characters = index === 0 ? piece : ` ${piece}`;
      text += characters;
      lines.push(...Array<number>(characters.length).fill(lineOf(part) + index));
    });
  });
  return {text, lineAt: (index) => lines[index] ?? lineOf(node)};
}

/** All passages of a page. */
const passages = memoizeWeak(({tree, text, frontMatter}: ContentPage): readonly Passage[] => {
  const found = ['title', 'description'].map((key): Passage => ({
    text: String(frontMatter[key] ?? ''),
    lineAt: () => lineOfKey(text, key),
  }));
  visit(tree, ['paragraph', 'heading', 'tableCell'], (node) => {
    found.push(readPassage(node as Nodes));
  });
  return found;
});

/** The texts of a page's links. */
const linkTexts = memoizeWeak(({tree}: ContentPage): readonly Passage[] => {
  const found: Passage[] = [];
  visit(tree, ['link', 'linkReference'], (node) => {
    found.push({text: toString(node as Nodes).trim(), lineAt: () => lineOf(node as Nodes)});
  });
  return found;
});

/** What finds the words of a phrase in a text. */
export function patternOf({words, place}: Phrase): RegExp {
  const list = words.map((word) => word.replace(/[^\w ']/g, '\\$&')).join('|');
  return new RegExp(place === 'link' ? `^(?:${list})[.]?$` : `\\b(?:${list})\\b`, 'i');
}

export function phraseRule(phrase: Phrase): Rule {
  const {place, message, remedy, kinds} = phrase;
  const pattern = patternOf(phrase);
  return (page, report) => {
    if (kinds && !kinds.includes(page.kind)) {
      return;
    }
    for (const {text, lineAt} of place === 'link' ? linkTexts(page) : passages(page)) {
      const found = pattern.exec(text);
      if (found) {
        report(lineAt(found.index), `"${found[0]}": ${message}`, remedy);
      }
    }
  };
}

export const alternativeTextRule: Rule = ({tree}, report) => {
  visit(tree, (node) => {
    const isBareImage = node.type === 'image' && !node.alt;
    const isBareElement =
      (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') &&
      node.name === 'img' &&
      !node.attributes.some((attribute) => 'name' in attribute && attribute.name === 'alt');
    if (isBareImage || isBareElement) {
      report(lineOf(node as Nodes), 'an image without alternative text', 'say what the image shows');
    }
  });
};

/** A link from one page of the docs to another by address, `/docs/2/a/`, would leave the reader's version. */
export function ownVersionRule(siteUrl: string): Rule {
  return ({kind, route, tree}, report) => {
    const root = `/${route.split('/')[1]}/`;
    visit(tree, ['link', 'definition'], (node) => {
      const {url} = node as Nodes & {url: string};
      if (kind === 'docs' && url.replace(siteUrl, '').startsWith(root)) {
        const remedy = 'link to the file, so that readers stay in their version';
        report(lineOf(node as Nodes), `${url} links to a fixed version`, remedy);
      }
    });
  };
}
