/** Writes into each page the styles that it needs, once all pages have been read and it is known what each needs. */
import {readFileSync, readdirSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {START_STYLE} from '../../lib/earlyNames';
import {gather} from './groups';
import {inTurn} from './helpers';
import {writePage, type FinishedPage} from './page';
import {hashOf, policyTag, type Inline} from './policy';
import {takeApart, union} from './styles';

/** Pages that are read and written at the same time. */
const WIDTH = 8;

/**
 * Texts of styles in a build. More of them fit their pages better, by 0.3 KB of each with 24, and make the header of the
 * policy longer, which has a hash of each: by 0.4 KB then (gzip, 84 pages).
 */
const TEXTS = 14;

/**
 * The one stylesheet of a build.
 *
 * @throws Error when there is another number of them: the framework has all styles in one file
 */
export function stylesheetOf(outDir: string): string {
  const folder = path.join(outDir, 'assets', 'css');
  const [sheet, other] = readdirSync(folder).filter((name) => name.endsWith('.css'));
  if (!sheet || other) {
    throw new Error(`${folder}: ${sheet ? 'more than one stylesheet' : 'no stylesheet'}`);
  }
  return path.join(folder, sheet);
}

/** A page with its styles in place of the stylesheet, and with the policy that allows them. */
function withStyles(html: string, text: string, before: Inline, after: Inline): string {
  const tag = new RegExp(`<meta name="?${START_STYLE}"?`);
  const [former, policy] = [policyTag(before), policyTag(after)];
  if (!tag.test(html) || !html.includes(former)) {
    throw new Error(`the page has no place for its styles: no <meta name="${START_STYLE}">`);
  }
  // Functions, as texts may have what looks like a pattern's group.
  return html.replace(former, () => policy).replace(tag, (found) => `<style>${text}</style>${found}`);
}

/**
 * Writes the styles into the pages that chose some.
 *
 * @param fileOf absolute path of a page's HTML
 * @returns the pages, with the styles among what they have inline
 * @throws Error that names a page without a place for its styles
 */
export async function inlineStyles(
  finished: readonly FinishedPage[],
  sheet: string,
  fileOf: (route: string) => string,
): Promise<FinishedPage[]> {
  const {textOf, weights} = takeApart(readFileSync(sheet, 'utf8'));
  const choosing = finished.flatMap((page) =>
    page.choice ? [{item: {...page, choice: page.choice}, needs: page.choice.selectors}] : [],
  );
  const texts = new Map<string, string>();
  for (const pages of gather(choosing, weights, TEXTS)) {
    const text = textOf(union(pages.map(({choice}) => choice)));
    pages.forEach(({route}) => texts.set(route, text));
  }
  return inTurn(finished, WIDTH, async (page) => {
    const text = texts.get(page.route);
    if (text === undefined) {
      return page;
    }
    const inline = {...page.inline, styles: [...page.inline.styles, hashOf(text)]};
    const file = fileOf(page.route);
    try {
      await writePage(file, withStyles(await readFile(file, 'utf8'), text, page.inline, inline));
    } catch (error) {
      throw new Error(`${page.route}: ${error instanceof Error ? error.message : String(error)}`);
    }
    return {...page, inline};
  });
}
