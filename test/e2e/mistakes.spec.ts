/** What the live preview and the build say of a writer's mistakes; tools/content/check.test.ts has the check itself. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';
import {expect, test} from '@playwright/test';
import {pages} from '../../config/pages';
import {unreleased} from '../../config/versions';
import {
  mistakes,
  onFiles,
  onFilesToo,
  onPages,
  placeOf,
  textsOf,
  usualPage,
  type Mistake,
} from '../../tools/content/fixture';
import {onEachWrittenFile} from '../../tools/content/fixtureFiles';
import {startDevServer} from '../../tools/sites/devServer';
import {FixtureSite} from '../../tools/sites/fixtureSite';

// A build, or the preview's first compilation, takes several seconds, and more on a busy machine.
test.setTimeout(400_000);

/** What the framework says of mistakes, or of its own failure because of them. */
const misleading =
  /special characters|double quotes|reload failure|Can't process|Module (?:build failed|not found)|MDX compilation failed|couldn't be resolved|contains invalid values/;

const isWarning = ({gravity}: Mistake) => gravity === 'warning';

function reader(site: FixtureSite) {
  return (file: string) => {
    const whole = path.join(site.folder, file);
    return existsSync(whole) ? readFileSync(whole, 'utf8') : undefined;
  };
}

test('the preview shows each mistake in its terminal and over its page until it is mended', async ({
  page,
}) => {
  const site = new FixtureSite();
  const read = reader(site);
  const server = await startDevServer(site.folder);
  try {
    const thrown: string[] = [];
    page.on('pageerror', (error) => thrown.push(error.message));
    await page.goto(`${server.url}${pages.of(usualPage)?.route}`);
    const overlay = page.frameLocator('#webpack-dev-server-client-overlay').locator('body');
    /** What the files of the mistake were before it; undefined for those that were not there. */
    let former: Record<string, string | undefined> = {};
    let previous: Mistake | undefined;
    const put = (texts: typeof former) =>
      Object.entries(texts).forEach(([file, text]) =>
        text === undefined ? site.delete(file) : site.write(file, text),
      );
    for (const mistake of [...mistakes, ...onEachWrittenFile]) {
      await test.step(mistake.name, async () => {
        const at = server.output().length;
        const before = (file: string) => (file in former ? former[file] : read(file));
        const texts = textsOf(mistake, (file) => before(file) ?? '');
        const mended = former;
        former = Object.fromEntries(Object.keys(texts).map((file) => [file, before(file)]));
        // The former mistake is mended when the next one is made; a file that has both is written once, as by an editor.
        put({...mended, ...texts});
        const answer = placeOf(mistake);
        await expect(overlay, mistake.name).toContainText(mistake.says);
        await expect(overlay).toContainText(answer);
        if (previous && !mistake.says.includes(previous.says)) {
          await expect(overlay).not.toContainText(previous.says);
        }
        const printed = () => stripVTControlCharacters(server.output().slice(at)).replaceAll('\\"', '"');
        await expect.poll(printed, {message: mistake.name}).toContain(mistake.says);
        expect.soft(printed(), mistake.name).toContain(answer);
        expect.soft(printed(), mistake.name).not.toMatch(misleading);
        expect.soft(await overlay.innerText(), mistake.name).not.toMatch(misleading);
        previous = mistake;
      });
    }
    put(former);
    await expect(page.locator('#webpack-dev-server-client-overlay')).toHaveCount(0);
    expect(thrown).toEqual([]);
  } finally {
    await server.stop();
    site.remove();
  }
});

for (const [name, all] of [
  ['those of pages and some of files', [...onPages, ...onFiles]],
  ['the other ones of files', onFilesToo],
  ['those of files that programs write', onEachWrittenFile],
] as const) {
  test(`the build names all mistakes at once, and nothing else: ${name}`, async () => {
    const site = new FixtureSite();
    try {
      const read = reader(site);
      const targets = pages
        .all()
        .filter(({version, id}) => version?.path === unreleased.path && /^[^/]+\/[^/]+$/.test(id))
        .concat(pages.all().filter(({version}) => version && version.path !== unreleased.path))
        .map(({source}) => source)
        .filter((source) => !source.includes('kargo') && !source.includes('day-two'));
      const placed = all.map((mistake, index) => ({mistake, target: targets[index]}));
      for (const {mistake, target} of placed) {
        Object.entries(textsOf(mistake, (file) => read(file) ?? '', target)).forEach(([file, text]) =>
          site.write(file, text),
        );
      }
      const {status, output} = await site.build();
      expect(status, output).not.toBe(0);
      for (const {mistake, target} of placed) {
        const place = placeOf(mistake, target);
        const lines = output.split('\n').filter((line) => line.startsWith(place));
        expect.soft(lines.join('\n'), mistake.name).toContain(mistake.says);
      }
      expect(output).not.toMatch(misleading);
      expect(placed.some(({mistake}) => isWarning(mistake)) ? output : '[WARNING]').toContain('[WARNING]');
    } finally {
      site.remove();
    }
  });
}
