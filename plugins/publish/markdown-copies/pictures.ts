/** The bundler writes small pictures into pages. Where only text is read, such a picture needs the address of a file. */
import {createHash} from 'node:crypto';
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';

const FOLDER = 'assets/images';

const endings: Record<string, string> = {'svg+xml': 'svg', jpeg: 'jpg', 'x-icon': 'ico'};

/**
 * The path of a picture under the base URL. If its address is the picture itself, the picture is written to a file:
 * `data:image/svg+xml;base64,…` → `assets/images/inline-1a2b3c4d5e6f.svg`.
 *
 * @returns undefined for any other address
 */
export function fileOfPicture(address: string, outDir: string): string | undefined {
  const [, type, encoding, data = ''] = /^data:image\/([\w.+-]+)[^,]*?(;base64)?,(.*)$/s.exec(address) ?? [];
  if (type === undefined) {
    return undefined;
  }
  const content = encoding ? Buffer.from(data, 'base64') : Buffer.from(decodeURIComponent(data));
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 12);
  const file = `${FOLDER}/inline-${hash}.${endings[type] ?? type}`;
  mkdirSync(path.join(outDir, FOLDER), {recursive: true});
  writeFileSync(path.join(outDir, file), content);
  return file;
}
