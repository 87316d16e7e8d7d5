/** The rules of the style guide that a program can check. They warn: a page with such a fault can be shown. */
import type {Nodes} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {lineOf} from '../../../engine/markdown';
import type {Report, Rule} from '../rule';
import {claimRule} from './claims';
import {passages} from './passage';
import {patterns, type Pattern} from './patterns';
import {style} from './style';
import {alternativeText, announcements, headingLevels, ownVersion} from './structure';

export interface ProseOptions {
  patterns: readonly Pattern[];
}

function patternRule({pattern, message, remedy, isOfLinks = false, kinds}: Pattern): Rule {
  const check = (text: string, line: (index: number) => number, report: Report) => {
    const found = pattern.exec(text);
    if (found) {
      report(line(found.index), `"${found[0]}": ${message}`, remedy);
    }
  };
  return (page, report) => {
    if (kinds && !kinds.includes(page.kind)) {
      return;
    }
    if (!isOfLinks) {
      passages(page).forEach(({text, line}) => check(text, line, report));
      return;
    }
    visit(page.tree, ['link', 'linkReference'], (node) => {
      check(toString(node as Nodes).trim(), () => lineOf(node as Nodes), report);
    });
  };
}

export function proseRules({patterns: more}: ProseOptions, siteUrl: string): Rule[] {
  return [
    ...[...patterns, ...more, ...style].map(patternRule),
    announcements,
    headingLevels,
    alternativeText,
    ownVersion(siteUrl),
    claimRule,
  ];
}
