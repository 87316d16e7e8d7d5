/** The fonts that the tests bring, because text is as wide as the fonts of a machine. Firefox and WebKitGTK read the same variable. */
import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';

const folder = '/usr/share/fonts';

/** Each has a file in test/fonts, which gives text this family. Without letters, text is shown in boxes. */
export const fonts = {
  dejavu: 'DejaVu Sans',
  none: 'KaTeX_Size4',
  liberation: 'Liberation Sans',
  noto: 'Noto Sans',
};

export type Fonts = keyof typeof fonts;

/** Debian's packages of them. Chromium brings the first. */
export const fontPackages = 'fonts-dejavu-core fonts-liberation fonts-noto-core fonts-noto-mono';

/** Path of the file that fontconfig reads. */
export const fontConfig = (name: Fonts) => path.join(__dirname, `../fonts/${name}.conf`);

/** Whether this machine has them. */
export function hasFonts(name: Fonts): boolean {
  const files = existsSync(folder) ? readdirSync(folder, {recursive: true, encoding: 'utf8'}) : [];
  const wanted = new RegExp(`/${fonts[name].replace(' ', '')}(-Regular)?\\.ttf$`);
  return name === 'none' || files.some((file) => wanted.test(file));
}
