// The notes of the finished pages, and whether the versions' runs agree about the lines that they relate.
import {expect, test} from '@playwright/test';
import {pages, siteDir} from '../../config/pages';
import {examplesIn} from '../../config/examples';
import {released} from '../../config/versions';
import {examples} from '../../plugins/examples';
import {numbered} from '../../plugins/examples/codeBlocks';
import {type Page} from '../../config/pages';
import {pageOf, sorted} from '../support/built';
import {readBlocks} from '../support/examples';

const docs = pages.all().filter(({version}) => version);
const {relations: relationsOf} = examples(siteDir, examplesIn(siteDir));

function blocksOf(page: Page): string[][] {
  return numbered(readBlocks(page)).map(({body}) => body.split('\n').map((line) => line.trim()));
}

/** `1:14 9:3,7` → `1:14`, `9:3`, `9:7` */
const placesIn = (relation: string) =>
  relation.split(' ').flatMap((place) => {
    const [block, lines = ''] = place.split(':');
    return lines.split(',').map((line) => `${block}:${line}`);
  });

/** The texts of related lines: `replicas: 2 → +  replicas: 2`. */
function pairsOf(
  page: Page,
  relations: readonly string[],
  blocks = relations.length > 0 ? blocksOf(page) : [],
): string[] {
  const pairs = relations.flatMap((relation) => {
    const [source, ...results] = relation.split(' ').flatMap((place) => {
      const [block, lines = ''] = place.split(':');
      return [...new Set(lines.split(','))].map((line) => blocks[Number(block)]?.[Number(line) - 1]);
    });
    return results.map((result) => `${source} → ${result}`);
  });
  return sorted(pairs);
}

/** What a page's run related, by the source: the first line of its results, and their number. */
function relatedOn(page: Page): string[] {
  const results = new Map<string, string[]>();
  for (const relation of relationsOf(page.source)) {
    const [source = '', ...changed] = placesIn(relation);
    results.set(source, [...(results.get(source) ?? []), ...changed]);
  }
  const blocks = blocksOf(page);
  const textOf = (place = '') => {
    const [block, line] = place.split(':').map(Number);
    return blocks[block ?? -1]?.[(line ?? 0) - 1];
  };
  return sorted([...results].map(([source, all]) => `${textOf(source)} → ${textOf(all[0])}, ${all.length}`));
}

test('each page has notes for the related lines that its run found, and for no others', () => {
  let count = 0;
  for (const page of docs) {
    const $ = pageOf(page.route);
    const shown = $('.code-notes a')
      .toArray()
      .flatMap((note) => {
        const [, first, last = first, many] =
          /^Lines? (\d+)(?:–(\d+))? becomes? (\d+)/.exec($(note).text()) ?? [];
        const lines = $(note).closest('figure').find('code').text().split('\n');
        const target = $($(note).attr('href') ?? '')
          .text()
          .split('\n')[0]
          ?.trim();
        return lines
          .slice(Number(first) - 1, Number(last))
          .map((line) => `${line.trim()} → ${target}, ${many}`);
      });
    expect.soft(sorted(shown), page.route).toEqual(relatedOn(page));
    count += shown.length;
  }
  expect(count).toBeGreaterThan(100);
});

/** Pages of other versions with related lines, and what the released version's run says about lines that both pages have. */
const findTwins = () =>
  docs
    .filter(({source, version}) => version !== released && relationsOf(source).length > 0)
    .map((page) => {
      const twin = docs.find(({id, version}) => id === page.id && version === released) as Page;
      const blocks = blocksOf(page);
      const [own, others] = [blocks, blocksOf(twin)].map((all) => new Set(all.flat()));
      const common = (pairs: string[]) =>
        pairs.filter((pair) => pair.split(' → ').every((text) => own?.has(text) && others?.has(text)));
      const agreed = common(pairsOf(twin, relationsOf(twin.source))).join('\n');
      const read = (relations: readonly string[]) => pairsOf(page, relations, blocks);
      const agrees = (relations: readonly string[]) => common(read(relations)).join('\n') === agreed;
      return {page, read, agrees, relations: relationsOf(page.source)};
    });

test('the runs of two versions relate the same lines', () => {
  const twins = findTwins();
  expect(twins.length).toBeGreaterThanOrEqual(6);
  expect(twins.filter(({agrees, relations}) => !agrees(relations)).map(({page}) => page.route)).toEqual([]);
});

test('a changed number in the lock is noticed without the tools, whatever its hash says', () => {
  let noticed = 0;
  for (const {page, read, agrees, relations} of findTwins()) {
    const mutants = relations.flatMap((relation, at) =>
      [...relation.matchAll(/(?<=[:,])\d+/g)].flatMap(({0: line, index}) =>
        [Number(line) - 1, Number(line) + 1].map((other) => {
          const changed = relation.slice(0, index) + other + relation.slice(index + line.length);
          return [...relations.slice(0, at), changed, ...relations.slice(at + 1)];
        }),
      ),
    );
    // If another line has the same text, nobody can tell the two apart.
    const wrong = mutants.filter((mutant) => read(mutant).join() !== read(relations).join());
    expect.soft(wrong.filter(agrees), page.route).toEqual([]);
    noticed += wrong.length;
  }
  expect(noticed).toBeGreaterThan(300);
});
