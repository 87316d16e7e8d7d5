import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {docsFolders} from '../../config/site';

/** Sources of all diagrams of the docs and the blog, with the files that have them. */
export function findDiagrams(): {file: string; source: string}[] {
  const folders = [...docsFolders.map(({folder}) => folder), 'blog'];
  const files = folders.flatMap((folder) =>
    readdirSync(folder, {recursive: true, encoding: 'utf8'})
      .filter((name) => /\.mdx?$/.test(name))
      .map((name) => path.join(folder, name)),
  );
  return files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^```mermaid\n([\s\S]*?)^```$/gm)].map(([, source = '']) => ({
      file,
      source,
    })),
  );
}
