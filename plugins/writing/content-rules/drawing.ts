/** What the framework can't draw: pages, of which it prints stacks and addresses in place of files, and diagrams. */
import {execFileSync} from 'node:child_process';
import path from 'node:path';
import type {Code} from 'mdast';
import {visit} from 'unist-util-visit';
import type {ContentPage} from '../../engine/content';
import {lineOf} from '../../engine/markdown';
import {memoizeWeak} from '../../engine/memoizeWeak';
import type {Problem} from '../../engine/problem';

/** What is used of an error, which can be from another realm. */
export type Failure = Pick<Error, 'message' | 'stack'> & {cause?: Failure; errors?: readonly Failure[]};

/** Line at which a page names a component of the stack, or the property that a value lacks; 1 if it names none. */
function lineOfFailure({stack = '', message}: Failure, text: string): number {
  const functions = Array.from(stack.matchAll(/ at (\w+) /g), ([, name = '']) => name);
  const missing = `.${/reading '(\w+)'/.exec(message)?.[1]}`;
  const isDrawn = (tag: string) => functions.some((name) => name.startsWith(tag));
  const isNamed = (line: string) =>
    line.includes(missing) || Array.from(line.matchAll(/<([A-Z]\w+)/g)).some(([, tag = '']) => isDrawn(tag));
  return Math.max(text.split('\n').findIndex(isNamed), 0) + 1;
}

/** A problem for each page, from the error with which the framework ends a build; empty for another error. */
export function drawingProblems({cause, errors}: Failure, pages: readonly ContentPage[]): Problem[] {
  const found = (errors ?? []).flatMap(({message, cause}) => {
    const [, address = ''] = /^Can't render static file for pathname "(.*)"/.exec(message) ?? [];
    const {file = address, text = ''} = pages.find(({route}) => address.endsWith(route)) ?? {};
    const why = `can't be drawn: ${cause?.message.split('\n')[0]}`;
    return cause && address ? [{file, line: lineOfFailure(cause, text), message: why}] : [];
  });
  return cause ? drawingProblems(cause, pages) : found;
}

/** What Mermaid says of each source so far. */
const known = new Map<string, {line: number; message: string} | null>();

/** Asks Mermaid about all sources at once, because a process and its package take half a second to start. */
function ask(sources: readonly string[]): void {
  const args = [path.join(__dirname, 'parseDiagrams.mjs')];
  const answers = execFileSync(process.execPath, args, {input: JSON.stringify(sources), encoding: 'utf8'});
  (JSON.parse(answers) as []).forEach((mistake, index) => known.set(sources[index] ?? '', mistake));
}

const findDiagrams = memoizeWeak(({file, tree}: ContentPage) => {
  const found: {file: string; node: Code}[] = [];
  visit(tree, {type: 'code', lang: 'mermaid'}, (node: Code) => void found.push({file, node}));
  return found;
});

/** The mistakes in diagrams that can be seen without a browser. */
export function diagramProblems(pages: readonly ContentPage[], severity: Problem['severity']): Problem[] {
  const diagrams = pages.flatMap(findDiagrams);
  const unknown = diagrams.map(({node}) => node.value).filter((source) => !known.has(source));
  if (unknown.length > 0) {
    ask(unknown);
  }
  return diagrams.flatMap(({file, node}) => {
    const mistake = known.get(node.value);
    const remedy = 'the preview shows its message';
    return mistake ? [{...mistake, file, line: lineOf(node) + mistake.line, remedy, severity}] : [];
  });
}
