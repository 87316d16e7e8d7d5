import {readFileSync} from 'node:fs';
import {expect, test} from '@playwright/test';

const installed = 'node_modules/@docusaurus/plugin-content-docs/lib/client';

/** Names that a module exports, in any of the forms that these files use. */
function exportsOf(file: string): string[] {
  const source = readFileSync(file, 'utf8');
  const declared = [...source.matchAll(/^export (?:function|const) (\w+)/gm)].map(([, name = '']) => name);
  const passedOn = [...source.matchAll(/^export \{([^}]*)\} from/gm)].flatMap(([, list = '']) =>
    list.split(',').map((name) => name.trim()),
  );
  return [...declared, ...passedOn].filter(Boolean);
}

test('src/docsLookup.ts has all that the module in whose place it stands exports', () => {
  const index = readFileSync(`${installed}/index.js`, 'utf8');
  expect(index).toContain("from './docsClientUtils'");
  const [original, ours] = [exportsOf(`${installed}/docsClientUtils.js`), exportsOf('src/docsLookup.ts')];
  expect(original.length).toBeGreaterThan(3);
  expect(ours).toEqual(expect.arrayContaining(original));
});
