import type {LineWrapper} from './highlight';
import {attribute} from './text';

/** The lines of a unified diff that name one file, and how many lines change in it. */
interface FileHead {
  /** Indices of its first line, and of the first line after it. */
  from: number;
  to: number;
  path: string;
  added: number;
  removed: number;
}

/** `+++ b/deploy/a.yaml	2024-10-28` → `deploy/a.yaml`; nothing for the missing side of a new or deleted file. */
function readPath(line = ''): string | undefined {
  const [, path] = /^.{4}(?:[ab]\/)?([^\t]*)/.exec(line) ?? [];
  return path === '/dev/null' ? undefined : path;
}

/** Whether a line begins the pair `--- before`, `+++ after` of a unified diff. */
export const startsPair = (lines: readonly string[], index: number) =>
  Boolean(lines[index]?.startsWith('--- ') && lines[index + 1]?.startsWith('+++ '));

/**
 * Finds the files of a unified diff. A head begins with `diff` or, without it, with the pair of `---` and `+++`, which ends it. A file
 * that only moves has no such pair, and is left as it is.
 */
export function findFileHeads(lines: readonly string[]): FileHead[] {
  const heads: FileHead[] = [];
  let from: number | undefined;
  lines.forEach((line, index) => {
    const current = heads.at(-1);
    if (/^diff /.test(line)) {
      from = index;
    } else if (startsPair(lines, index)) {
      const path = readPath(lines[index + 1]) ?? readPath(line);
      if (path) {
        heads.push({from: from ?? index, to: index + 2, path, added: 0, removed: 0});
      }
      from = undefined;
    } else if (from === undefined && current && index >= current.to) {
      current.added += line.startsWith('+') ? 1 : 0;
      current.removed += line.startsWith('-') ? 1 : 0;
    }
  });
  return heads;
}

/** The elements of a head: readers see the path and the counts; the lines are for copies and screen readers. */
export function wrapFileHead({from, to, path, added, removed}: FileHead): LineWrapper[] {
  // A line may break after a slash.
  const shownPath = attribute('data-path', path.replaceAll('/', '/\u200B'));
  const counts = `<i data-count="+${added}"></i><i data-count="−${removed}"></i>`;
  return [
    {from, to, open: `<span class="code-file"${shownPath}>${counts}`},
    {from, to, open: '<span>'},
  ];
}
