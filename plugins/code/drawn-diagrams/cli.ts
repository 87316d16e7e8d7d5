/** The command `docusaurus diagrams`: draws new diagrams, and removes drawings that no diagram uses. */
import {mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {visit} from 'unist-util-visit';
import {filesBelow} from '../../engine/files';
import {parseMarkdown} from '../../engine/markdown';
import {createDrawings, idOf} from './drawings';
import type {Options} from './options';

export function diagramsIn(folder: string): string[] {
  return filesBelow(folder)
    .filter((name) => /\.mdx?$/.test(name))
    .flatMap((name) => {
      const text = readFileSync(path.join(folder, name), 'utf8');
      const found: string[] = [];
      if (text.includes('mermaid')) {
        visit(parseMarkdown(text, name), 'code', ({lang, value}) => {
          if (lang === 'mermaid') {
            found.push(value.trim());
          }
        });
      }
      return found;
    });
}

async function drawMissing(options: Options): Promise<void> {
  const {folder, drawingOf} = createDrawings(options.siteDir, options.folder);
  const sources = options.pages.flatMap((pages) => diagramsIn(path.join(options.siteDir, pages)));
  const diagrams = new Map(sources.map((source) => [idOf(source), source]));
  mkdirSync(folder, {recursive: true});
  for (const name of readdirSync(folder)) {
    if (!diagrams.has(path.parse(name).name)) {
      rmSync(path.join(folder, name));
      console.log(`removed ${name}`);
    }
  }
  const missing = [...diagrams].filter(([, source]) => !drawingOf(source));
  // Imported here, so that reading the configuration doesn't load the browser's package.
  const {drawDiagrams} = await import('./draw');
  const drawings = await drawDiagrams(
    missing.map(([, source]) => source),
    options,
  );
  for (const [index, [id, source]] of missing.entries()) {
    writeFileSync(path.join(folder, `${id}.mmd`), `${source}\n`);
    writeFileSync(path.join(folder, `${id}.svg`), `${drawings[index]}\n`);
    console.log(`drew ${id}.svg: ${drawings[index]?.length} characters`);
  }
  console.log(`${diagrams.size} diagrams, ${missing.length} drawn now`);
}

export function addCommand(options: Options): NonNullable<Plugin['extendCli']> {
  return (cli) => {
    cli
      .command('diagrams')
      .description('Draw new and changed diagrams. Requires Chromium.')
      .action(() => drawMissing(options));
  };
}
