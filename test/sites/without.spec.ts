/**
 * Without its entry in the configuration, a capability is gone, or the build names what needs it. Each night, `peel.ts` tries every
 * entry on the whole site.
 */
import {expect, test} from '../support/fixtures';
import {FixtureSite} from '../support/fixtureSite';

test.describe.configure({timeout: 400_000});

test('a capability leaves nothing behind, or the build says what needs it', async () => {
  const site = new FixtureSite();
  const build = async (name: string) => site.build({HOLOS_SITE_WITHOUT: name});

  await test.step('search: the form of the page that suggests one leads nowhere, which is all that is wrong', async () => {
    const {status, output} = await build('search');
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
