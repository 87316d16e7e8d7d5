import {execFileSync} from 'node:child_process';
import path from 'node:path';
import type {Code} from 'mdast';
import {visit} from 'unist-util-visit';
import {lineOf} from '../../engine/markdown';
import {memoizeWeak} from '../../engine/memoizeWeak';
import type {Problem} from '../../engine/problem';
import type {SourcePage} from '../../engine/sourcePage';

/** What Mermaid says of each source so far. */
const known = new Map<string, {line: number; message: string} | null>();

/** Asks Mermaid about all sources at once, because it takes a second to load. */
function ask(sources: readonly string[]): void {
  const args = [path.join(__dirname, 'parseDiagrams.mjs')];
  const answers = execFileSync(process.execPath, args, {input: JSON.stringify(sources), encoding: 'utf8'});
  (JSON.parse(answers) as []).forEach((mistake, index) => known.set(sources[index] ?? '', mistake));
}

const findDiagrams = memoizeWeak(({file, tree}: SourcePage) => {
  const found: {file: string; node: Code}[] = [];
  visit(tree, {type: 'code', lang: 'mermaid'}, (node: Code) => void found.push({file, node}));
  return found;
});

/** The mistakes in diagrams that can be seen without a browser. */
export function diagramProblems(pages: readonly SourcePage[], severity: Problem['severity']): Problem[] {
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
