/** Rules of style. They warn: a page that breaks one can be shown. */
import type {Nodes} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {ContentPage} from '../../../engine/content';
import {lineOf} from '../../../engine/markdown';
import type {Rule} from '../rule';
import {passages} from './passage';
import {promiseRule} from './promises';
import {alternativeTextRule, colonRule, headingLevelsRule} from './structure';

/** A phrase to avoid. A page that has it gets `"the match": message; remedy`. */
export interface Phrase {
  /** Matches in a paragraph, heading, table cell, title or description, where each piece of code is two backticks. */
  pattern: RegExp;
  message: string;
  remedy: string;
  /** Whether the pattern matches the text of a link instead. */
  isOfLinks?: boolean;
  /** The kinds of pages to check; all by default. */
  kinds?: readonly ContentPage['kind'][];
}

export interface ProseOptions {
  phrases?: readonly Phrase[];
  /** Matches the words that promise something without exception: their section needs a command that is executed. */
  promises?: RegExp;
}

function phraseRule({pattern, message, remedy, isOfLinks = false, kinds}: Phrase): Rule {
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
    if (isOfLinks) {
      visit(page.tree, ['link', 'linkReference'], (node) => {
        check(toString(node as Nodes).trim(), () => lineOf(node as Nodes));
      });
    } else {
      passages(page).forEach(({text, lineAt}) => check(text, lineAt));
    }
  };
}

export function proseRules({phrases = [], promises}: ProseOptions): Rule[] {
  return [
    ...phrases.map(phraseRule),
    ...(promises ? [promiseRule(promises)] : []),
    colonRule,
    headingLevelsRule,
    alternativeTextRule,
  ];
}
