/** Fences whose language means nothing, and commands that a reader can't paste. */
import {visit} from 'unist-util-visit';
import {isShell, readFence} from '../../engine/fences';
import {loadPackage} from '../../engine/loadPackage';
import {lineOf} from '../../engine/markdown';
import {type Rule, mostSimilar} from './rule';

const {languages: grammars} = loadPackage('prismjs/components.json') as {
  languages: Record<string, {alias?: string | string[]}>;
};

const languages = [
  // A shell, and what is no code: Prism has no such names.
  ...['console', 'text', 'txt', 'plain', 'plaintext'],
  ...Object.entries(grammars).flatMap(([name, {alias = []}]) => [name, alias].flat()),
];

function languageRemedy(lang: string): string {
  if (/[{=]/.test(lang)) {
    return 'start with a language and a space, such as text {1}';
  }
  const guess = isShell(lang) ? 'bash' : mostSimilar(lang, languages, 1);
  return guess ? `did you mean ${guess}?` : 'write text, which is shown in one color';
}

/** The framework shows a block of an unknown language in one color. plugins/examples checks the words after it on its pages. */
export const fenceRule: Rule = ({tree}, report) => {
  visit(tree, 'code', (node) => {
    const {lang, value} = node;
    if (lang && !languages.includes(lang.toLowerCase())) {
      report(lineOf(node), `no grammar is called ${lang}`, languageRemedy(lang));
    }
    const {length} = value.split('\n');
    const {marked} = readFence(lang ?? '', node.meta ?? '');
    if (marked.match(/[^{},-]+/g)?.some((one) => !(Number(one) >= 1 && Number(one) <= length))) {
      report(lineOf(node), `the block has no line ${marked}`, `write numbers from 1 to ${length}`);
    }
    const prompt = value.split('\n').findIndex((line) => /^\s*\$ /.test(line));
    if (prompt >= 0 && isShell(lang ?? '')) {
      const remedy = 'remove it, and put what the command prints into a block of its own';
      report(lineOf(node) + 1 + prompt, 'readers would copy the $ before the command', remedy);
    }
  });
};
