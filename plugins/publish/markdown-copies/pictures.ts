import {createHash} from 'node:crypto';
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';

const FOLDER = 'assets/images';

const extensions: Record<string, string> = {'svg+xml': 'svg', jpeg: 'jpg', 'x-icon': 'ico'};

/**
 * Writes a picture to a file if its URL contains it, because not everything that reads copies and feeds knows such URLs. The
 * bundler writes small pictures into pages: `data:image/svg+xml;base64,…` → `/assets/images/inline-1a2b3c4d5e6f.svg`.
 *
 * @param base of the URL of the file
 * @returns the URL of the file; any other URL as it is
 */
export function writePicture(url: string, outDir: string, base: string): string {
  const [, type, encoding, data = ''] = /^data:image\/([\w.+-]+)[^,]*?(;base64)?,(.*)$/s.exec(url) ?? [];
  if (type === undefined) {
    return url;
  }
  const content = encoding ? Buffer.from(data, 'base64') : Buffer.from(decodeURIComponent(data));
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 12);
  const file = `${FOLDER}/inline-${hash}.${extensions[type] ?? type}`;
  mkdirSync(path.join(outDir, FOLDER), {recursive: true});
  writeFileSync(path.join(outDir, file), content);
  return base + file;
}
