/**
 * Draws the diagrams of the docs and the blog that have no drawing yet, removes drawings of none, and writes into each
 * page the size of its drawings.
 * Usage: `npm run diagrams`; needs Chromium.
 */
import {mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {siteDir} from '../../config/pages';
import {createDrawings, drawnPart, idOf} from '../../lib/drawings';
import {drawDiagrams} from './draw';
import {findDiagrams} from './find';
import {sizeProblem, withSize} from './size';

const {folder, drawingOf} = createDrawings(siteDir);

/** Writes into the pages the sizes of the drawings that they do not name, or name wrongly. */
function writeSizes(): void {
  // From the last to the first: a line that is added moves those below.
  for (const diagram of findDiagrams().reverse()) {
    const drawing = drawingOf(diagram.source) ?? '';
    if (sizeProblem(diagram, drawing)) {
      const file = path.join(siteDir, diagram.file);
      writeFileSync(file, withSize(readFileSync(file, 'utf8'), diagram, drawing));
      console.log(`${diagram.file}:${diagram.line}: now names the size of its drawing`);
    }
  }
}

async function main(): Promise<void> {
  const diagrams = new Map(findDiagrams().map(({source}) => [idOf(source), drawnPart(source)]));
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
    writeFileSync(path.join(folder, `${id}.mmd`), `${source}\n`);
    writeFileSync(path.join(folder, `${id}.svg`), `${drawings[index]}\n`);
    console.log(`drew ${id}.svg: ${drawings[index]?.length} characters`);
  }
  writeSizes();
  console.log(`${diagrams.size} diagrams, ${missing.length} drawn now`);
}

void main();
