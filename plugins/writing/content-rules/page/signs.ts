/** What a page shows that nobody means: signs of Markdown in its finished text, and in its code signs that only look like others. */
import type {Nodes} from 'mdast';
import {visit} from 'unist-util-visit';
import {isShell, readFence} from '../../../engine/fences';
import {loadPackage} from '../../../engine/loadPackage';
import {lineOf} from '../../../engine/markdown';
import {type Rule, mostSimilar, sourceOf} from '../rule';

const note = 'write :::note before a note, and ::: after it, both between empty lines';

/** Signs in the text of a paragraph, a heading or a row, where U+FFFC stands for all that isn't text, and what to write. */
const signs: readonly [pattern: RegExp, remedy: string][] = [
  [/\[\^[^\]\s]+\]/, 'write the text of the footnote after the same name and a colon, on a line of its own'],
  [
    /\[![A-Z]+\]|^!{3} ?\w+|^[\s>]*(?:(?::{3} ?|:: ?(?=note|tip|info|warn|danger))[a-z].*|:{3,}[ \t]*$)/im,
    note,
  ],
  [/\[\[[^\]]+\]\]|\([^()\n]+\)\[(?=[./#]|https?:)[^\]]*\]/, 'write [text](address)'],
  [/(?<!\w)\[[^\]]+\]\[[^\]]*\]/, 'write the address after the same name and a colon, on a line of its own'],
  [/\[[^\]]+\] ?\((?=[./#]|https?:).*/, 'write [text](address) without a space, and close the parenthesis'],
  [/\\ .*|(?<!:)\\$/, 'start a new line after the backslash'],
  [/\n: +\S.*/, 'write "- **term**: text" for each term of a list'],
  [/\w\uFFFC{1,2}[*_](?![\w\uFFFC])|(?<!\w|\uFFFC)[*_]\uFFFC{1,2}\w/, 'write the same signs on both sides'],
  [/\*\*|~~/, 'let no space follow the signs that open, or precede those that close'],
  [/(?<![\w*_])([*_])[^\s*_][^*_]*(?<=[\w.:,;!?])\1(?=\w)/, 'let no letter follow the signs that close'],
  [/(?<!\S)\*\w[^*\n]*\s\*(?=[\s.,;:)]|$)/, 'let no space precede the signs that close'],
  [/==\w[^=\n]*==/, 'write **text**'],
  [/`+/, 'write a backtick before and after the code'],
  [/^[\s>]*(?:#+|[-*+|]|\d+[.)]|:{3}\w+)[\u00a0\u2007\u202f\u3000].*/m, 'type the space again (U+00A0)'],
  [/^(?:#{2,6}[^\s#]|#{7}|#(?=[A-Z][^.]*$)).*/m, 'write a space after the signs of a heading, at most six'],
  [/^([-+]|• ?|\d+[.)])(?=\p{L}).*\n[\s>]*([-+]|• ?|\d+[.)])(?=\p{L})/mu, 'write "- text" or "1. text"'],
  [/^\|.*\|[ \t]*$|^[ :|-]*-{3,} *\|[ :|-]*$/m, 'write |---| for each column as the second line of a table'],
  [/^\[(?: ?x ?| *)\](?= )/i, 'write [x] or [ ] at the start of a task'],
  [/&(?:nbsp|[lg]t|amp|quot|copy|[mn]dash|hellip)(?![\w;=])/, 'write a semicolon after it'],
  [/^\[_?toc_?\]$/i, 'remove it, because each page has its contents beside it'],
  [/^import .* from ['"].*/m, 'put an empty line before an import'],
];

const isInline = (lang: string) => lang === 'inline';
const isCommand = (lang: string) => isInline(lang) || isShell(lang);
/** Languages whose code has neither entities nor typographic quotes around a text. */
const isStrict = (lang: string) => isCommand(lang) || /^(?:ya?ml|json|cue|go|toml|python)$/i.test(lang);

/** What code has by mistake, and in which languages. */
const lookalikes: readonly [pattern: RegExp, name: string, isIn: (lang: string) => boolean][] = [
  [/[\u00a0\u202f]/, 'a no-break space (U+00A0)', () => true],
  [/[\u200b\u2060\ufeff]/, 'a character without width', () => true],
  [/(?<!\S)[\u2010-\u2015\u2212]+\w+/, 'a long dash or a minus sign', isCommand],
  [/(?<=[:=(,[{] *|^[^#"']*\s)[‘“„][^\s‘-„]+[‘-„]/m, 'typographic quotes', isStrict],
  // Between quotes, or alone, it can be meant: a text of HTML, the entity itself.
  [/(?<!["'][^"'\n]*)&(?:[lg]t|amp|quot|apos|nbsp|#\d+);(?<!`&[#\w]+;(?=`))/, 'an entity of HTML', isStrict],
  [/(?<=(?:[/#*]|--) )highli(?!ght-(?:next-line|start|end)\b)\w*-[\w-]+/, 'a mark of no line', () => true],
  [/\w\\_\w|(?<!\$)\\\{[\w.-]+\\\}/, 'a backslash', isInline],
  [/^``?\w*\n[^]*\n``?$/, 'two of three backticks', isInline],
];

/** The source of a block, in which U+FFFC stands for what isn't text, and blanks for signs after a backslash. */
function shownText(node: Nodes, text: string): string {
  const first = node.position?.start.offset ?? 0;
  const source = sourceOf(node, text);
  // The framework shows it as text.
  let shown = node.type === 'leafDirective' ? source : source.replace(/[^\n]/g, '\uFFFC');
  visit(node, 'text', ({position, value}, _index, parent) => {
    const [from = 0, to = 0] = [position?.start.offset, position?.end.offset];
    // An address that is a link by itself can have any sign.
    if (parent?.type !== 'link' || !parent.url.endsWith(value)) {
      const source = text.slice(from, to).replace(/\\[!-/:-@[-`{-~]/g, '  ');
      shown = shown.slice(0, from - first) + source + shown.slice(to - first);
    }
  });
  return shown;
}

export const signRule: Rule = ({tree, text}, report) => {
  const find = (node: Nodes, source: string, pattern: RegExp) => {
    const match = pattern.exec(source);
    const line = lineOf(node) + source.slice(0, match?.index).split('\n').length - 1;
    return match ? [{line, shown: match[0].trim().replace(/\n[^]*|\uFFFC/g, '')}] : [];
  };
  visit(tree, (node) => {
    if (/^(?:paragraph|heading|tableRow|leafDirective)$/.test(node.type)) {
      const source = shownText(node, text);
      const [first] = signs.flatMap(([pattern, remedy]) =>
        find(node, source, pattern).map((found) => ({...found, remedy})),
      );
      if (first) {
        const remedy = `${first.remedy}; a backslash before a sign shows it`;
        report(first.line, `readers would see ${first.shown}`, remedy);
      }
    } else if (node.type === 'code' || node.type === 'inlineCode') {
      const lang = node.type === 'code' ? (node.lang ?? '') : 'inline';
      const source = sourceOf(node, text);
      for (const [pattern, name] of lookalikes.filter(([, , isIn]) => isIn(lang))) {
        for (const {line, shown} of find(node, source, pattern)) {
          report(line, `code with ${name}, which readers would copy`, `type ${shown || 'it'} again`);
        }
      }
    }
  });
  // They make a feed invalid, or turn the order of letters. U+FFFD is where bytes aren't UTF-8.
  for (const [index, line] of text.split('\n').entries()) {
    const code = /[^\t\P{Cc}]|[\u2028-\u202e\u2066-\u2069\ufeff\ufffd]/u.exec(line)?.[0].codePointAt(0);
    if (code !== undefined) {
      const name = code.toString(16).toUpperCase().padStart(4, '0');
      report(index + 1, `a character that nobody sees (U+${name})`, 'remove it; a color starts with U+001B');
    }
  }
};

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

/** Fences whose language means nothing, and commands that a reader can't paste. The framework shows a block of an unknown language in one color. plugins/examples checks the words after it on its pages. */
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
