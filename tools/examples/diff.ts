/** Shows the difference between a block and what was printed. */
import type {Edit} from './compare';

/**
 * A unified diff of the edits; lines that an elision covers are context. The numbers are lines of
 * the page, where the body starts at `first`, and lines of what was printed.
 */
export function unifiedDiff(
  edits: Edit[],
  first: number,
  color: (kind: '-' | '+' | '@', text: string) => string,
): string {
  const marks = {same: ' ', elided: ' ', between: ' ', removed: '-', added: '+'} as const;
  const changed = edits.flatMap(({kind}, index) => (kind === 'removed' || kind === 'added' ? [index] : []));
  const near = new Set(changed.flatMap((index) => Array.from({length: 7}, (_, step) => index - 3 + step)));
  const out: string[] = [];
  let expected = first;
  let actual = 1;
  let open = false;
  for (const [index, {kind, text, actual: printed}] of edits.entries()) {
    if (near.has(index) && !open) {
      out.push(color('@', `@@ -${expected} +${actual} @@`));
    }
    open = near.has(index);
    if (open) {
      const mark = marks[kind];
      const line = `${mark}${kind === 'elided' || kind === 'between' ? printed : text}`;
      out.push(mark === ' ' ? line : color(mark, line));
    }
    const continued = kind === 'elided' && edits[index - 1]?.kind === 'elided';
    if (kind !== 'added' && kind !== 'between' && !continued) {
      expected++;
    }
    if (kind !== 'removed') {
      actual++;
    }
  }
  return out.join('\n');
}
