/** Control characters, as in a terminal's colors that were pasted, and bytes that aren't UTF-8. */
import type {Rule} from '../rule';

/** Control characters but tabs and ends of lines. */
const control = /[^\t\n\r -~\u00A0-\uFFFD\u{10000}-\u{10FFFF}]/u;

/** Node.js reads it where the bytes of a file aren't UTF-8. */
const REPLACED = '\uFFFD';

const codePoint = (character: string) =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

export const characterRule: Rule = ({text}, report) => {
  const lines = text.split('\n');
  lines.forEach((line, index) => {
    const [character] = control.exec(line) ?? [];
    if (character !== undefined) {
      const remedy = 'remove it; in the output of a command, it starts a color, such as ESC[32m';
      report(index + 1, `the control character ${codePoint(character)}`, remedy);
    }
  });
  const broken = lines.findIndex((line) => line.includes(REPLACED));
  if (broken >= 0) {
    const advice = 'save the file as UTF-8, and write the character again';
    report(broken + 1, "a character that isn't UTF-8", advice);
  }
};
