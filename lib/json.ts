/** Files of JSON that people and programs write, with the line of what is wrong in them. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** What is wrong with a file, and how to mend it. */
export class FileError extends Error {
  override name = 'FileError';

  constructor(
    readonly file: string,
    readonly line: number,
    /** The message without the place. */
    readonly problem: string,
  ) {
    super(`${file}:${line}: ${problem}`);
    // The place of the program helps nobody who writes the file.
    this.stack = this.message;
  }
}

/** Marks that Git leaves where two changes meet. */
const conflict = /^(?:<{7}|={7}|>{7}|\|{7})(?: |$)/m;

const lineAt = (text: string, offset: number) => text.slice(0, offset).split('\n').length;

/** Where a text stops being JSON, which not every Node.js says. */
function offsetOfError(text: string): number {
  let at = 0;
  const take = (pattern: RegExp): boolean => {
    pattern.lastIndex = at;
    const found = pattern.test(text);
    at = found ? pattern.lastIndex : at;
    return found;
  };
  const next = (pattern: RegExp) => take(/\s*/y) && take(pattern);
  // eslint-disable-next-line no-control-regex -- JSON has none of these in its texts
  const string = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"/y;
  const items = (end: RegExp, item: () => boolean): boolean => {
    if (next(end)) {
      return true;
    }
    do {
      if (!item()) {
        return false;
      }
    } while (next(/,/y));
    return next(end);
  };
  const value = (): boolean => {
    if (next(/\{/y)) {
      return items(/\}/y, () => next(string) && next(/:/y) && value());
    }
    if (take(/\[/y)) {
      return items(/\]/y, value);
    }
    return take(string) || take(/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y);
  };
  try {
    value();
  } catch {
    // Nested deeper than any file of this site.
    return 0;
  }
  take(/\s*/y);
  return at;
}

/**
 * Reads JSON.
 *
 * @param file what messages call the text
 * @param remedy how to get a good file again
 * @throws FileError when it is none
 */
export function parseJson(text: string, file: string, remedy: string): unknown {
  const mark = conflict.exec(text);
  if (mark) {
    const problem = `a merge left its marks here; keep one of the two sides, or ${remedy}`;
    throw new FileError(file, lineAt(text, mark.index), problem);
  }
  try {
    return JSON.parse(text) as unknown;
  } catch {
    const offset = offsetOfError(text);
    const rest = text.slice(offset).split('\n')[0]?.slice(0, 30);
    const what = rest ? `stops being JSON at: ${rest}` : 'ends too early';
    throw new FileError(file, lineAt(text, offset), `the file ${what}; ${remedy}`);
  }
}

/** Whether a value maps names to values. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Line of a name in a text of JSON, where it is a key or a text; 1 when it is not there. */
export function lineOfName(text: string, name: string): number {
  const at = text.indexOf(JSON.stringify(name));
  return at < 0 ? 1 : lineAt(text, at);
}

/** The text of a file of a site; undefined when there is none. */
export function textOf(siteDir: string, file: string): string | undefined {
  const whole = path.join(siteDir, file);
  return existsSync(whole) ? readFileSync(whole, 'utf8') : undefined;
}
