/**
 * Without its entry in the configuration, a capability is gone, or the build names what needs it. Each night, `peel.ts` tries every
 * entry on the whole site.
 */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '../support/fixtures';
import {FixtureSite} from '../support/fixtureSite';

test.describe.configure({timeout: 400_000});

test('a capability leaves nothing behind, or the build says what needs it', async () => {
  const site = new FixtureSite();
  const build = async (name: string) => site.build({HOLOS_SITE_WITHOUT: name});

  // One build for both, because cards leave no fault behind.
  const {status, output} = await build('cards,search');

  await test.step('cards: pages name no picture', () => {
    const page = readFileSync(path.join(site.folder, 'build/404.html'), 'utf8');
    expect(page).not.toMatch(/og:image|twitter:image/);
    expect(existsSync(path.join(site.folder, 'build/cards'))).toBe(false);
  });

  await test.step('search: the form of the page that suggests one leads nowhere, which is all that is wrong', () => {
    expect(status, output).toBe(1);
    expect(output.match(/\[ERROR\] .*/g)).toHaveLength(1);
    expect(output).toMatch(/Broken links, pictures or forms.*\n[^\n]*: \/search\/[^\n]*\n\n/);
  });

  await test.step('static-first: the policy needs it', async () => {
    const {status, output} = await build('static-first');
    expect(status, output).toBe(1);
    expect(output).toContain("policy needs static-first: the framework's menus have styles");
  });

  site.remove();
});
