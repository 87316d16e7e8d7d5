import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {MarkdownConfig, Plugin} from '@docusaurus/types';
import type {Step} from '../kit/step';
import {compareVersions, type Options} from './compare';

type ParseFrontMatter = NonNullable<MarkdownConfig['parseFrontMatter']>;

const FILE = 'differences.txt';

/** Shows the lines in which a page differs from the same page of another version; see README.md. */
export default function versionDifferences(options: Options) {
  const compare = compareVersions(options);
  const file = (name: string) => path.join(__dirname, name);
  return {
    plugin: (): Plugin => ({
      name: 'version-differences',
      getClientModules: () => [file('client/open.ts'), file('differences.css')],
    }),
    /** Adds `differences: {label, file}` to the front matter of pages that differ. The preview has no file to link to. */
    frontMatter:
      (parse: ParseFrontMatter): ParseFrontMatter =>
      async (params) => {
        const {frontMatter, ...rest} = await parse(params);
        const label = process.env.NODE_ENV === 'production' ? compare(params.filePath)?.label : undefined;
        return {...rest, frontMatter: {...frontMatter, ...(label && {differences: {label, file: FILE}})}};
      },
    /** Writes the differences beside their page. */
    step: {
      name: 'version-differences',
      async page({article, file: page, site}) {
        const text = article && compare(path.join(site.siteDir, article.source))?.text;
        if (text) {
          await writeFile(path.join(path.dirname(page), FILE), text);
        }
      },
    } satisfies Step as Step,
  };
}
