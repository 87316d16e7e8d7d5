/** Rules of style. They warn: a page that breaks one can be shown. */
import type {Nodes} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {ContentPage} from '../../../engine/content';
import {lineOf} from '../../../engine/markdown';
import type {Rule} from '../rule';
import {passages} from './passage';
import {alternativeTextRule} from './structure';

/** Words to avoid. A page that has them gets `"the words": message; remedy`. */
export interface Phrase {
  /** Words and groups of words. Text is a paragraph, heading, table cell, title or description, where each piece of code is two backticks. */
  words: readonly string[];
  /** Where they count: in any text, at the start of a statement in the same case, or as the whole text of a link. */
  place: 'text' | 'opening' | 'link';
  message: string;
  remedy: string;
  /** The kinds of pages to check; all by default. */
  kinds?: readonly ContentPage['kind'][];
}

/** What finds the words of a phrase in a text. */
export function patternOf({words, place}: Phrase): RegExp {
  const list = words.map((word) => word.replace(/[^\w ']/g, '\\$&')).join('|');
  switch (place) {
    case 'link':
      return new RegExp(`^(?:${list})[.]?$`, 'i');
    case 'opening':
      // A question ends in another sign than the statement.
      return new RegExp(`(?<=^\\s*|[.!?]\\s)(?:${list})\\b(?=[^?]*?[.:!](?:\\s|$))`);
    case 'text':
      return new RegExp(`\\b(?:${list})\\b`, 'i');
  }
}

function phraseRule(phrase: Phrase): Rule {
  const {place, message, remedy, kinds} = phrase;
  const pattern = patternOf(phrase);
  return (page, report) => {
    const check = (text: string, lineAt: (index: number) => number) => {
      const found = pattern.exec(text);
      if (found) {
        report(lineAt(found.index), `"${found[0]}": ${message}`, remedy);
      }
    };
    if (kinds && !kinds.includes(page.kind)) {
      return;
    }
    if (place === 'link') {
      visit(page.tree, ['link', 'linkReference'], (node) => {
        check(toString(node as Nodes).trim(), () => lineOf(node as Nodes));
      });
    } else {
      passages(page).forEach(({text, lineAt}) => check(text, lineAt));
    }
  };
}

export const proseRules = (phrases: readonly Phrase[]): Rule[] => [
  ...phrases.map(phraseRule),
  alternativeTextRule,
];
