import {readdirSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {siteDir} from '../../config/pages';
import {createDrawings, elementIdOf, idOf} from '../../lib/drawings';
import {findDiagrams} from './find';

const {drawingOf, sourceOf, folder: drawingsFolder} = createDrawings(siteDir);

test('every diagram of the docs and the blog is drawn, and nothing else is', () => {
  const diagrams = findDiagrams();
  expect(diagrams.length).toBeGreaterThan(0);
  for (const {file, source} of diagrams) {
    expect.soft(drawingOf(source), `${file}: run "npm run diagrams"`).toContain(elementIdOf(idOf(source)));
    expect.soft(sourceOf(elementIdOf(idOf(source))), file).toBe(source.trim());
  }
  const ids = new Set(diagrams.map(({source}) => idOf(source)));
  const drawn = new Set(readdirSync(drawingsFolder).map((name) => path.parse(name).name));
  expect([...drawn].sort()).toEqual([...ids].sort());
});

test('a diagram names the size of its drawing, for the preview', () => {
  for (const {file, source} of findDiagrams()) {
    const [, width, height] = /^%% size: (\d+)x(\d+)$/m.exec(source) ?? [];
    const [, drawnWidth, drawnHeight] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(drawingOf(source) ?? '') ?? [];
    expect.soft(Math.abs(Number(width) - Number(drawnWidth)), file).toBeLessThan(2);
    expect.soft(Math.abs(Number(height) - Number(drawnHeight)), file).toBeLessThan(2);
  }
});

test('a drawing has both modes, no script, and nothing from elsewhere', () => {
  for (const {source} of findDiagrams()) {
    const drawing = drawingOf(source) ?? '';
    expect.soft(drawing).toContain('[data-theme=dark]');
    expect.soft(drawing).not.toMatch(/<script|href=|@import|data:/);
    expect.soft(drawing.length).toBeLessThan(20_000);
  }
});
