/** A flag with its `=`: `--set=`, `-x`. A line breaks before it or after it, never within. Longer ones might not fit into a phone's line. */
export const flag = /(?<![\w-])--?[a-z][\w-]{0,30}(?![\w-])=?/gi;

/** `run --fail now` → `run `, `--fail`, ` now`: each second part is a flag. */
export function splitAtFlags(text: string): string[] {
  return text.split(new RegExp(`(${flag.source})`, 'gi'));
}
