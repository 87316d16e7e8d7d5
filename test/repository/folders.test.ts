import {expect, test} from '@playwright/test';
import {ESLint} from 'eslint';

// One for all: to read its settings takes longer than the rest.
const eslint = new ESLint({ruleFilter: ({ruleId}) => ruleId === 'site/own-folder'});

/** What lint says of a file with one import. */
async function complaints(file: string, imported: string): Promise<string> {
  const [result] = await eslint.lintText(`import '${imported}';\n`, {filePath: file});
  return (result?.messages ?? []).map(({message}) => message).join('\n');
}

for (const [file, imported] of [
  ['lib/pages.ts', '../config/site'],
  ['config/pages.ts', '../plugins/search'],
  ['src/components/Cards/index.tsx', '@site/tools/release/cli'],
  ['src/components/Cards/index.tsx', '../../../plugins/search'],
  ['plugins/search/index.ts', '../code-blocks'],
  ['plugins/search/index.ts', '../../config/site'],
  ['plugins/search/theme/SearchBar/index.tsx', '@site/config/places'],
  ['plugins/search/client/open.ts', '../../searches/index'],
  ['tools/release/cli.ts', '../../test/support/fixtures'],
] as const) {
  test(`${file} must not import ${imported}`, async () => {
    expect(await complaints(file, imported)).toContain('see CONTRIBUTING.md');
  });
}

for (const [file, imported] of [
  ['config/pages.ts', '../plugins/kit/pages'],
  ['src/components/Cards/index.tsx', '@site/config/site'],
  ['plugins/search/index.ts', './engine'],
  ['plugins/search/theme/SearchBar/index.tsx', '../../client/open'],
  ['plugins/search/index.ts', '../kit/pages'],
  ['plugins/search/search.test.ts', '../../config/pages'],
  ['tools/release/cli.ts', '../../plugins/examples/lock'],
] as const) {
  test(`${file} may import ${imported}`, async () => {
    expect(await complaints(file, imported)).toBe('');
  });
}
