import {execFileSync} from 'node:child_process';
import path from 'node:path';
import type {Code} from 'mdast';
import {visit} from 'unist-util-visit';
import type {SourcePage} from '../../engine/sourcePage';
import type {Problem} from '../../engine/problem';
import {lineOf} from '../../engine/markdown';

type Mistake = {line: number; message: string} | null;

/** What Mermaid says of each source so far. */
const known = new Map<string, Mistake>();

function diagramsOf({tree}: SourcePage): Code[] {
  const found: Code[] = [];
  visit(tree, {type: 'code', lang: 'mermaid'}, (node: Code) => {
    found.push(node);
  });
  return found;
}

/** The mistakes in diagrams that can be seen without a browser. All pages are asked at once, because Mermaid takes a second to load. */
export function diagramProblems(pages: readonly SourcePage[], severity: Problem['severity']): Problem[] {
  const diagrams = pages.flatMap((page) => diagramsOf(page).map((node) => ({file: page.file, node})));
  const sources = [...new Set(diagrams.map(({node}) => node.value))].filter((source) => !known.has(source));
  if (sources.length > 0) {
    const program = path.join(__dirname, 'parseDiagrams.mjs');
    const output = execFileSync(process.execPath, [program], {
      input: JSON.stringify(sources),
      encoding: 'utf8',
    });
    const mistakes = JSON.parse(output) as Mistake[];
    sources.forEach((source, index) => known.set(source, mistakes[index] ?? null));
  }
  return diagrams.flatMap(({file, node}) => {
    const mistake = known.get(node.value);
    const remedy = 'the preview shows its message';
    return mistake ? [{...mistake, file, line: lineOf(node) + mistake.line, remedy, severity}] : [];
  });
}
