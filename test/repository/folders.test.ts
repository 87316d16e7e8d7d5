import {expect, test} from '@playwright/test';
import {ESLint} from 'eslint';

// One for all: to read its settings takes longer than the rest.
const eslint = new ESLint({ruleFilter: ({ruleId}) => ruleId === 'no-restricted-imports'});

/** A file, a line that it imports, and whether the rule lets it. */
const imports: readonly [string, string, boolean][] = [
  ['plugins/engine/files.ts', '../../config/site', false],
  ['config/pages.ts', '../src/components/Lists', false],
  ['src/components/Lists/index.tsx', '@site/tools/release/cli', false],
  ['src/components/Lists/index.tsx', '../../../plugins/search', false],
  ['plugins/search/index.ts', '../code-blocks', false],
  ['plugins/search/client/open.ts', '../../searches/index', false],
  ['tools/release/cli.ts', '../../test/support/fixtures', false],
  ['config/pages.ts', '../plugins/search', true],
  ['src/components/Lists/index.tsx', '@site/config/site', true],
  ['plugins/search/index.ts', './engine', true],
  ['plugins/search/theme/SearchBar/index.tsx', '../../client/open', true],
  ['plugins/search/index.ts', '../engine/files', true],
  ['plugins/search/search.test.ts', '../../config/pages', true],
  ['tools/release/cli.ts', '../../plugins/examples/lock', true],
];

test('a file imports only from the folders that its own folder may depend on', async () => {
  for (const [file, imported, isAllowed] of imports) {
    const [result] = await eslint.lintText(`import '${imported}';\n`, {filePath: file});
    const said = result?.messages.map(({message}) => message).join('\n') ?? '';
    expect.soft(said.includes('see ARCHITECTURE.md'), `${file}: ${imported}`).toBe(!isAllowed);
  }
});
