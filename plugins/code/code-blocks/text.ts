/** Writes text of code as HTML: escapes it, draws elisions, and says where a line may break. */

/** A flag with its `=`: `--set=`, `-x`. A line breaks before it or after it, never within. Longer ones might not fit into a phone's line. */
export const flag = /(?<![\w-])--?[a-z][\w-]{0,30}(?![\w-])=?/gi;

const escapes: Record<string, string> = {'&': '&amp;', '<': '&lt;', '>': '&gt;'};

export const escape = (text: string) =>
  text.replace(/[&<>]/g, (character) => escapes[character] ?? character);

/** Characters for elisions, which neither grammars nor texts use. */
const elisions = {within: '\uE000', lines: '\uE001'};

/** Replaces the elisions of an output by one character: `[..]`, and `[...]` alone on a line. `renderText` draws it. */
export function markElisions(code: string): string {
  return code.replace(/^([ \t]*)\[\.\.\.\]$/gm, `$1${elisions.lines}`).replaceAll('[..]', elisions.within);
}

/** The text is only an ellipsis, so that copies and the search contain no words that weren't printed. */
const renderElision = (character: string) =>
  `<span class="code-elided" role="img" aria-label="${character === elisions.lines ? 'lines left out' : 'left out'}">…</span>`;

/** Names with dots between them, the path of a field in an error. */
const fieldPath = /[\w"-]+(?:\.[\w"-]+){3,}/g;

/** The slashes of a path, but not the last one before the end of a sentence. */
const slash = /(?<=[\w.-])\/(?=\.*[\w-]|\.\.)/g;

/** Flags, and names with a hyphen such as charts and labels. Browsers break a line after a hyphen. */
const hyphenated = new RegExp(`${flag.source}|\\w[\\w.=@:]*-[\\w.=@:-]+`, 'gi');

/** Code of at most this many characters stays whole, in blocks, text and tables: longer code might not fit into a phone's line. */
export const LONGEST_WORD = 20;

/** The class of what stays whole. */
export const WHOLE = 'code-word';

/** Text as HTML, in which lines break after the dots and slashes of a path, and not within a name. */
export const renderText = (text: string) =>
  escape(text)
    .replace(fieldPath, (names) => names.replaceAll('.', '.<wbr>'))
    .replace(slash, '/<wbr>')
    .replace(hyphenated, (word) =>
      word.length > LONGEST_WORD && !word.startsWith('-') ? word : `<span class="${WHOLE}">${word}</span>`,
    )
    .replace(/[\uE000\uE001]/g, renderElision);
