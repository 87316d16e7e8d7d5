import type {Page} from '@playwright/test';
import {rewriteScripts} from './support/scripts';
import {expect, test, visit} from './fixtures';

const target = '/docs/v1alpha6/tutorial/hello-holos/';

/** A block of code in the compiled page: its language, what else its fence says, its text. */
const block =
  /className:"language-[a-z]+",(?:metastring:(?:'[^']*'|"(?:[^"\\]|\\.)*"),)?children:(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`)/;

/** Opens a docs page whose first block of code is another one. */
async function showCode(page: Page, language: string, code: string): Promise<void> {
  await visit(page, '/docs/v1alpha6/glossary/');
  await rewriteScripts(page, (text) =>
    text.includes('"tutorial/hello-holos"') && block.test(text)
      ? text.replace(block, () => `className:"language-${language}",children:${JSON.stringify(code)}`)
      : undefined,
  );
  await page.getByRole('navigation', {name: 'Docs sidebar'}).locator(`a[href="${target}"]`).click();
  await expect(page).toHaveURL(target);
}

// Tokens that only the language's own grammar finds; without one the whole text is one plain token.
for (const {language, code, token, text} of [
  {
    language: 'protobuf',
    code: 'message Greeting {\n  string text = 1;\n}\n',
    token: 'class-name',
    text: 'Greeting',
  },
  {
    language: 'cue',
    code: 'package holos\n\nname: string @tag(name)\n',
    token: 'attribute',
    text: '@tag',
  },
  {language: 'bash', code: 'echo "$HOME" | sort\n', token: 'builtin', text: 'echo'},
  {language: 'diff', code: '-replicas: 1\n+replicas: 2\n', token: 'inserted', text: '+'},
  {language: 'json', code: '{"replicas": 2}\n', token: 'property', text: '"replicas"'},
]) {
  test(`code in ${language} is highlighted by its grammar`, async ({page}) => {
    await showCode(page, language, code);
    const shown = page.locator('article pre').first();
    await expect(shown).toHaveClass(new RegExp(`language-${language}`));
    await expect(shown.locator(`.token.${token}`).first()).toContainText(text);
  });
}

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('code is highlighted in the HTML', async ({page}) => {
    await page.goto(target);
    for (const language of ['bash', 'cue', 'yaml']) {
      const blocks = page.locator(`article pre.language-${language}`);
      expect(await blocks.count(), language).toBeGreaterThan(0);
      expect(await blocks.locator('.token:not(.plain)').count(), language).toBeGreaterThan(0);
    }
  });
});
