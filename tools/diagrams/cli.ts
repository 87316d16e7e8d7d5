/**
 * Draws the diagrams of the docs and the blog that have no drawing yet, and removes drawings of none.
 * Usage: `npm run diagrams`; needs Chromium.
 */
import {mkdirSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {siteDir} from '../../config/pages';
import {createDrawings, idOf} from '../../lib/drawings';
import {drawDiagrams} from './draw';
import {findDiagrams} from './find';

async function main(): Promise<void> {
  const {folder, drawingOf} = createDrawings(siteDir);
  const diagrams = new Map(findDiagrams().map(({source}) => [idOf(source), source]));
  mkdirSync(folder, {recursive: true});
  for (const name of readdirSync(folder)) {
    if (!diagrams.has(path.parse(name).name)) {
      rmSync(path.join(folder, name));
      console.log(`removed ${name}`);
    }
  }
  const missing = [...diagrams].filter(([, source]) => !drawingOf(source));
  const drawings = await drawDiagrams(missing.map(([, source]) => source));
  for (const [index, [id, source]] of missing.entries()) {
    writeFileSync(path.join(folder, `${id}.mmd`), `${source.trim()}\n`);
    writeFileSync(path.join(folder, `${id}.svg`), `${drawings[index]}\n`);
    console.log(`drew ${id}.svg: ${drawings[index]?.length} characters`);
  }
  console.log(`${diagrams.size} diagrams, ${missing.length} drawn now`);
}

void main();
