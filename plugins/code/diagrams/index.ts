import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Config} from '@docusaurus/types';
import {getFileLoaderUtils} from '@docusaurus/utils';
import type {Element} from 'hast';
import type {Code, Root, RootContent} from 'mdast';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';
import type {Capability} from '../../engine/capability';
import type {ContentCheck, ContentPage} from '../../engine/content';
import {findElement, hasClass} from '../../engine/html';
import {lineOf, parseMarkdown} from '../../engine/markdown';
import {checkOptions, keysOf, text, texts} from '../../engine/options';
import {idOf, modes, type Drawing, type Options} from './drawings';

const UNDRAWN = 'this diagram has no drawing';
const REMEDY = 'run: npx docusaurus diagrams';

const schema = keysOf<Options>({siteDir: text.required(), folder: text.required(), pages: texts.required()});

const isDiagram = (node: {lang?: string | null}) => node.lang === 'mermaid';

/** The fences of a page. */
function fencesIn({tree}: Pick<ContentPage, 'tree'>): Code[] {
  const fences: Code[] = [];
  visit(tree, 'code', (node) => {
    fences.push(...(isDiagram(node) ? [node] : []));
  });
  return fences;
}

interface Diagrams extends Capability {
  /** The source of the diagram that an element of a finished page shows, for copies of the page as text. */
  sourceOf(element: Element): string | undefined;
}

/**
 * Diagrams that are drawn before the build: pages show their drawings as pictures, one for each color mode, so readers don't
 * load the library. See README.md.
 */
export function diagrams(given: Options): Diagrams {
  const options = checkOptions('diagrams', schema, given);
  const fileOf = (name: string) => path.join(options.siteDir, options.folder, name);

  function drawingOf(id: string): Drawing | undefined {
    const file = fileOf(`${id}.json`);
    return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Drawing) : undefined;
  }

  /** The pictures in MDX, whose files the bundler names by their content. The `!` keeps it from using other loaders. */
  function picturesOf(id: string, {alt, sizes}: Drawing): RootContent[] {
    const loader = getFileLoaderUtils(false).loaders.inlineMarkdownAssetImageFileLoader;
    const pictures = modes.map((mode) => {
      const [width, height] = sizes[mode];
      const source = JSON.stringify(`${loader}${fileOf(`${id}.${mode}.svg`)}`);
      return `<img className="diagram-${mode}" src={require(${source}).default} alt={${JSON.stringify(alt)}} width="${width}" height="${height}" loading="lazy" />`;
    });
    return parseMarkdown(`<div className="diagram">${pictures.join('')}</div>`, 'pictures.mdx').children;
  }

  /**
   * Remark plugin, before the framework's own: puts the pictures in the place of each `mermaid` fence. The preview leaves a
   * diagram without a drawing to the framework, which draws it in the browser. A production build stops at it.
   */
  const remark = (): Transformer<Root> => (tree, vfile) => {
    visit(tree, 'code', (node, index, parent) => {
      if (!isDiagram(node) || !parent || index === undefined) {
        return;
      }
      const drawing = drawingOf(idOf(node.value));
      if (drawing) {
        parent.children.splice(index, 1, ...picturesOf(idOf(node.value), drawing));
      } else if (process.env.NODE_ENV === 'production') {
        vfile.fail(`diagrams: ${UNDRAWN}; ${REMEDY}`, node);
      }
    });
  };

  /** Finds diagrams without a drawing. */
  const check: ContentCheck = ({pages, isPreview}) =>
    pages.flatMap((page) =>
      fencesIn(page)
        .filter(({value}) => !drawingOf(idOf(value)))
        .map((fence) => ({
          file: page.file,
          line: lineOf(fence),
          message: UNDRAWN,
          remedy: REMEDY,
          severity: isPreview ? ('warning' as const) : ('error' as const),
        })),
    );

  function sourceOf(element: Element): string | undefined {
    if (!hasClass(element, 'diagram')) {
      return undefined;
    }
    const picture = findElement(element, ({tagName}) => tagName === 'img');
    const name = path.basename(String(picture?.properties.src));
    return drawingOf(name.replace(/\..*/, ''))?.source;
  }

  return {
    name: 'diagrams',
    configure: drawInPreview,
    markdown: () => ({before: [remark]}),
    checks: () => [check],
    client: [path.join(__dirname, 'diagrams.css')],
    plugin: ({siteConfig}) => ({
      extendCli(cli) {
        cli
          .command('diagrams')
          .description('Draw new and changed diagrams. Requires Chromium.')
          // Imported here, so that reading the configuration doesn't load the browser's package.
          .action(async () =>
            (await import('./draw')).drawMissing(options, siteConfig.themeConfig.mermaid as never),
          );
      },
    }),
    sourceOf,
  };
}

/** The framework draws new diagrams in the preview. In a production build, it would put the library into the script of each page. */
function drawInPreview(config: Config): Config {
  if (process.env.NODE_ENV === 'production') {
    return config;
  }
  return {
    ...config,
    markdown: {...config.markdown, mermaid: true},
    themes: [...(config.themes ?? []), '@docusaurus/theme-mermaid'],
  };
}
