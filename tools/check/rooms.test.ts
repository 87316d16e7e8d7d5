import {ESLint} from 'eslint';
import {expect, test} from '@playwright/test';

// One for all: to read its settings takes longer than the rest.
const eslint = new ESLint({ruleFilter: ({ruleId}) => ruleId === 'no-restricted-imports'});

/** What the lint rule of the rooms says of a file with one import. */
async function complaintsOf(file: string, imported: string): Promise<string[]> {
  const [result] = await eslint.lintText(`import '${imported}';\n`, {filePath: file});
  return (result?.messages ?? []).map(({message}) => message);
}

for (const [file, imported] of [
  ['lib/pages.ts', '../config/site'],
  ['config/pages.ts', '../plugins/articles'],
  ['src/components/Cards/index.tsx', '@site/tools/schema/derive'],
  ['src/components/Cards/index.tsx', '../../../plugins/articles'],
  ['plugins/articles.ts', '../tools/examples/run'],
  ['plugins/articles.ts', '../src/structuredData'],
  ['tools/examples/run.ts', '../../plugins/articles'],
  ['tools/check/run.ts', '../../test/support/fixtures'],
  ['bench/reader.ts', '../test/support/fixtures'],
] as const) {
  test(`${file} must not import ${imported}`, async () => {
    expect((await complaintsOf(file, imported)).join('\n')).toContain('see the drawing in CONTRIBUTING.md');
  });
}

for (const [file, imported] of [
  ['config/pages.ts', '../lib/pages'],
  ['src/components/Cards/index.tsx', '@site/config/site'],
  ['plugins/articles.ts', '../config/pages'],
  ['test/e2e/shell.spec.ts', '../../plugins/articles'],
  ['tools/examples/run.ts', './session'],
] as const) {
  test(`${file} may import ${imported}`, async () => {
    expect(await complaintsOf(file, imported)).toEqual([]);
  });
}
