/** The size of a drawing, which a comment in the diagram's source names: `%% size: 376x528`, in CSS pixels. */
import {formatProblem} from '../../lib/examplePage';
import type {Diagram} from './find';

/**
 * The size of a drawing, as the comment names it.
 *
 * @throws Error when the drawing has no `viewBox`
 */
export function sizeOf(drawing: string): string {
  const [, width, height] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(drawing) ?? [];
  if (!width || !height) {
    throw new Error(`A drawing without a viewBox: ${drawing.slice(0, 200)}`);
  }
  return `${Math.round(Number(width))}x${Math.round(Number(height))}`;
}

/** The number, from 0, of the line of the source that has the comment, or that it is to stand before. */
function placeOf(lines: readonly string[]): {at: number; isThere: boolean} {
  const found = lines.findIndex((line) => /^%% size:/.test(line));
  // Mermaid's own settings are its first line.
  const first = lines[0]?.startsWith('%%{') ? 1 : 0;
  return {at: found < 0 ? first : found, isThere: found >= 0};
}

/** What is wrong with the size that a diagram names: file, line, and how to mend it; undefined when it is right. */
export function sizeProblem({file, line, source}: Diagram, drawing: string): string | undefined {
  const comment = `%% size: ${sizeOf(drawing)}`;
  const lines = source.split('\n');
  const {at, isThere} = placeOf(lines);
  if (lines[at] === comment) {
    return undefined;
  }
  const message = isThere
    ? `"${lines[at]}" should be "${comment}", the size of the drawing; "npm run diagrams" writes it`
    : `the diagram does not name the size of its drawing; "npm run diagrams" adds "${comment}" before this line`;
  // The fence is a line of its own above the source.
  return formatProblem({file, line: line + 1 + at, message});
}

/** The text of a page in which a diagram names the size of its drawing. */
export function withSize(page: string, {line, source}: Diagram, drawing: string): string {
  const {at, isThere} = placeOf(source.split('\n'));
  const lines = page.split('\n');
  // Within a list, all of the fence is indented.
  const [indent = ''] = /^\s*/.exec(lines[line - 1] ?? '') ?? [];
  lines.splice(line + at, isThere ? 1 : 0, `${indent}%% size: ${sizeOf(drawing)}`);
  return lines.join('\n');
}
