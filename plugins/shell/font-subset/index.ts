import {createHash} from 'node:crypto';
import {existsSync} from 'node:fs';
import fs from 'node:fs/promises';
import {createRequire} from 'node:module';
import path from 'node:path';
import type {AtRule, Declaration, Plugin as PostCssPlugin} from 'postcss';
import type {Capability} from '../../engine/capability';
import {loadPackage} from '../../engine/loadPackage';

type SubsetFont = (font: Buffer, text: string, options: object) => Promise<Buffer>;

/** The characters of a `unicode-range`: `U+41-43, U+2026, U+3?` → `ABC…0123456789:;<=>?` */
export function charactersOf(unicodeRange: string): string {
  return unicodeRange
    .split(',')
    .map((range) => {
      const [, first, last = first] = /^\s*U\+([\da-f?]+)(?:-([\da-f]+))?\s*$/i.exec(range) ?? [];
      if (first === undefined || last === undefined) {
        throw new Error(`unicode-range: ${range.trim()} isn't a character or a range, as in U+20-7E`);
      }
      const start = parseInt(first.replaceAll('?', '0'), 16);
      const end = parseInt(last.replaceAll('?', 'f'), 16);
      return Array.from({length: end - start + 1}, (_, index) => String.fromCodePoint(start + index)).join(
        '',
      );
    })
    .join('');
}

const fileAddress = /url\(\s*(['"]?)([^'")]+\.woff2)\1\s*\)/;

/** The path of the file that a stylesheet names; undefined for one that the bundler doesn't read or find. */
function resolveFile(address: string, stylesheet: string): string | undefined {
  if (/^(?:\/|[a-z]+:)/i.test(address)) {
    return undefined;
  }
  const beside = path.resolve(path.dirname(stylesheet), address);
  try {
    return existsSync(beside) ? beside : createRequire(stylesheet).resolve(address.replace(/^~/, ''));
  } catch {
    return undefined;
  }
}

/**
 * Replaces the file of a `@font-face` by one with only the characters of its `unicode-range`, and with kerning, but without ligatures.
 *
 * @param folder where the files are written, an absolute path
 */
export const subsetFonts = (folder: string): PostCssPlugin => ({
  postcssPlugin: 'font-subset',
  AtRule: {
    'font-face': async (rule) => {
      const source = valueOf(rule, 'src');
      const range = valueOf(rule, 'unicode-range');
      const stylesheet = rule.source?.input.file;
      const address = source && fileAddress.exec(source.value)?.[2];
      const file = address && stylesheet && resolveFile(address, stylesheet);
      if (range && file) {
        const written = await writeSubset(file, range.value, folder);
        source.value = source.value.replace(address, path.relative(path.dirname(stylesheet), written));
      }
    },
  },
});

/** After the file's name: the framework puts fonts of less than 10 KB into the stylesheet, which each page contains. */
const extension = '.subset';

const valueOf = (rule: AtRule, name: string) =>
  rule.nodes?.find((node): node is Declaration => node.type === 'decl' && node.prop === name);

/** The path of the new file, which changes with its content. */
async function writeSubset(file: string, range: string, folder: string): Promise<string> {
  const subset = await (loadPackage('subset-font') as SubsetFont)(
    await fs.readFile(file),
    charactersOf(range),
    {
      targetFormat: 'woff2',
      keepFeatures: ['kern'],
    },
  );
  const hash = createHash('sha256').update(subset).digest('hex').slice(0, 8);
  const written = path.join(folder, `${path.basename(file, '.woff2')}-${hash}.woff2${extension}`);
  // The preview watches the file: a second writing would start a compilation, which writes it again, without end.
  if (!existsSync(written)) {
    await fs.mkdir(folder, {recursive: true});
    await fs.writeFile(written, subset);
  }
  return written;
}

/** Fonts have only the characters that their `@font-face` names, so that the first page can show them. */
export function fontSubset(): Capability {
  return {
    name: 'font-subset',
    plugin: ({generatedFilesDir}) => ({
      configureWebpack: () => ({
        module: {
          rules: [{test: /\.subset$/, type: 'asset/resource', generator: {filename: 'assets/fonts/[name]'}}],
        },
      }),
      configurePostCss: (options) => ({
        ...options,
        plugins: [...options.plugins, subsetFonts(path.join(generatedFilesDir, 'font-subset'))],
      }),
    }),
  };
}
