import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import type {Element} from 'hast';
import type {Nodes, Root} from 'mdast';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';
import type {ContentCheck, ContentPage} from '../../engine/content';
import {hasClass, textOf} from '../../engine/html';
import {lineOf} from '../../engine/markdown';
import {perObject} from '../../engine/perObject';
import {addCommand} from './cli';
import {createDrawings} from './drawings';
import {checkDrawing, type Options} from './options';

const UNDRAWN = 'this diagram has no drawing';
const REMEDY = 'run: npx docusaurus diagrams';

/**
 * Remark plugin that replaces each `mermaid` fence by the element that theme/Mermaid shows, with its drawing. The preview
 * draws a new diagram in the browser. A production build stops at it, so that readers don't load the library.
 */
export function showDrawings(options: Options): () => Transformer<Root> {
  const {siteDir, folder} = checkDrawing(options);
  const {drawingOf} = createDrawings(siteDir, folder);
  return () => (tree, vfile) => {
    visit(tree, 'code', (node: Nodes) => {
      if (node.type !== 'code' || node.lang !== 'mermaid') {
        return;
      }
      const drawing = drawingOf(node.value);
      if (!drawing && process.env.NODE_ENV === 'production') {
        vfile.fail(`drawn-diagrams: ${UNDRAWN}; ${REMEDY}`, node);
      }
      Object.assign(node, {
        type: 'diagram',
        data: {hName: 'mermaid', hProperties: {value: node.value, drawing}},
      });
    });
  };
}

/** The diagrams that a page describes. */
const diagramsIn = perObject(({tree}: ContentPage) => {
  const fences: {line: number; source: string}[] = [];
  visit(tree, 'code', (node) => {
    if (node.lang === 'mermaid') {
      fences.push({line: lineOf(node), source: node.value});
    }
  });
  return fences;
});

/** Finds diagrams without a drawing. */
export function checkDiagrams(options: Options): ContentCheck {
  const {siteDir, folder} = checkDrawing(options);
  const {drawingOf} = createDrawings(siteDir, folder);
  return ({pages, isPreview}) => {
    // The preview draws it in the browser.
    const severity = isPreview ? ('warning' as const) : ('error' as const);
    return pages.flatMap((page) =>
      diagramsIn(page)
        .filter(({source}) => !drawingOf(source))
        .map(({line}) => ({file: page.file, line, message: UNDRAWN, remedy: REMEDY, severity})),
    );
  };
}

/** Returns a diagram's source if an element of a finished page shows one, for copies of the page as text. */
export function diagramSource(options: Options): (element: Element) => string | undefined {
  const {siteDir, folder} = checkDrawing(options);
  const {sourceOf} = createDrawings(siteDir, folder);
  return (element) =>
    hasClass(element, 'undrawn-diagram')
      ? textOf(element).trim()
      : sourceOf(String(element.properties.id ?? ''));
}

/** The texts of the drawings' `<style>` elements, for a policy. */
export function drawingStyles(options: Options): string[] {
  const {siteDir, folder} = checkDrawing(options);
  return createDrawings(siteDir, folder).styleTexts();
}

/**
 * A theme, listed after theme-mermaid, that shows the drawings, keeps mermaid out of production builds, and adds the
 * command that draws them.
 */
export default function drawnDiagrams(given: Options): () => Plugin {
  const options = checkDrawing(given);
  return () => ({
    name: 'drawn-diagrams',
    getThemePath: () => path.join(__dirname, 'theme'),
    extendCli: addCommand(options),
  });
}
