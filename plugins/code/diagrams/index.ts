import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Config} from '@docusaurus/types';
import {getFileLoaderUtils} from '@docusaurus/utils';
import type {Element} from 'hast';
import type {Root} from 'mdast';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';
import type {Capability} from '../../engine/capability';
import type {ContentCheck} from '../../engine/content';
import {findElement, hasClass} from '../../engine/html';
import {lineOf, parseMarkdown} from '../../engine/markdown';
import {checkOptions, keysOf, text, texts} from '../../engine/options';
import {formatProblem} from '../../engine/problem';
import {findDiagrams, idOf, modes, type Drawing, type Options} from './drawings';

const UNDRAWN = 'this diagram has no drawing';
const REMEDY = 'run: npx docusaurus diagrams';

const schema = keysOf<Options>({siteDir: text.required(), folder: text.required(), pages: texts.required()});

interface Diagrams extends Capability {
  /** The source of the diagram that an element of a finished page shows, for copies of the page as text. */
  sourceOf(element: Element): string | undefined;
}

/** Shows `mermaid` fences as pictures that are drawn before the build. See the README of the room. */
export function diagrams(given: Options): Diagrams {
  const options = checkOptions('diagrams', schema, given);
  const pathOf = (name: string) => path.join(options.siteDir, options.folder, name);

  function readDrawing(id: string): Drawing | undefined {
    const file = pathOf(`${id}.json`);
    return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Drawing) : undefined;
  }

  /** A drawing as MDX. The bundler names the files by their content; the `!` keeps it from using other loaders. */
  function renderPictures({source, alt, sizes}: Drawing): Root {
    const loader = getFileLoaderUtils(false).loaders.inlineMarkdownAssetImageFileLoader;
    const pictures = modes.map((mode) => {
      const [width, height] = sizes[mode];
      const file = JSON.stringify(`${loader}${pathOf(`${idOf(source)}.${mode}.svg`)}`);
      return `<img className="diagram-${mode}" src={require(${file}).default} alt={${JSON.stringify(alt)}} width="${width}" height="${height}" loading="lazy" />`;
    });
    return parseMarkdown(`<div className="diagram">${pictures.join('')}</div>`, 'pictures.mdx');
  }

  /** Replaces each fence by its pictures. */
  const remark = (): Transformer<Root> => (tree, vfile) => {
    visit(tree, 'code', (node, index = 0, parent) => {
      if (node.lang !== 'mermaid') {
        return;
      }
      const drawing = readDrawing(idOf(node.value));
      if (drawing) {
        parent?.children.splice(index, 1, ...renderPictures(drawing).children);
      } else if (process.env.NODE_ENV === 'production') {
        vfile.fail(`diagrams: ${UNDRAWN}; ${REMEDY}`, node);
      }
    });
  };

  const checkDrawn: ContentCheck = ({pages, isPreview}) =>
    pages.flatMap(({file, tree}) =>
      findDiagrams(tree)
        .filter(({value}) => !readDrawing(idOf(value)))
        .map((fence) => ({
          file,
          line: lineOf(fence),
          message: UNDRAWN,
          remedy: REMEDY,
          severity: isPreview ? 'warning' : 'error',
        })),
    );

  function sourceOf(element: Element): string | undefined {
    const isPicture = ({tagName}: Element) => tagName === 'img';
    const picture = hasClass(element, 'diagram') ? findElement(element, isPicture) : undefined;
    const [id = ''] = path.basename(String(picture?.properties.src ?? '')).split('.');
    return readDrawing(id)?.source;
  }

  return {
    name: 'diagrams',
    configure: drawInPreview,
    markdown: () => ({before: [remark]}),
    checks: () => [checkDrawn],
    client: [path.join(__dirname, 'diagrams.css')],
    plugin: ({siteConfig}) => ({
      extendCli(cli) {
        cli
          .command('diagrams')
          .description('Draw new and changed diagrams. Requires Chromium.')
          .action(async () => {
            // Imported here, so that reading the configuration doesn't load the browser's package.
            const {drawMissing} = await import('./draw');
            const problems = await drawMissing(options, siteConfig.themeConfig.mermaid as never);
            problems.forEach((problem) => console.error(`[ERROR] ${formatProblem(problem)}`));
            process.exitCode = problems.length > 0 ? 1 : 0;
          });
      },
    }),
    sourceOf,
  };
}

const THEME = '@docusaurus/theme-mermaid';

/** Lets the framework draw new diagrams in the preview. In a build, its theme would put Mermaid into the script of each page. */
function drawInPreview(config: Config): Config {
  const isPreview = process.env.NODE_ENV !== 'production';
  const others = config.themes?.filter((theme) => [theme].flat()[0] !== THEME) ?? [];
  return {
    ...config,
    markdown: {...config.markdown, mermaid: isPreview},
    themes: isPreview ? [...others, THEME] : others,
  };
}
