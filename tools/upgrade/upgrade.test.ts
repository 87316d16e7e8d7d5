import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {siteDir} from '../../config/pages';
import {applyChange, changes, newestOf, raisePackages} from './changes';
import {describedVersion, report} from './report';

const read = (file: string) => readFileSync(path.join(siteDir, file), 'utf8');

test('the changes that an upgrade starts with fit the files of today', () => {
  const texts = new Map<string, string>();
  for (const change of changes) {
    texts.set(change.file, applyChange(texts.get(change.file) ?? read(change.file), change));
  }
  expect(texts.get('docusaurus.config.ts')).toContain('future: {faster: true');
  expect(() => applyChange('other', {file: 'a.ts', from: 'old', to: 'new'})).toThrow(
    'a.ts: "old" does not stand in it once',
  );
  expect(() => applyChange('old old', {file: 'a.ts', from: 'old', to: 'new'})).toThrow('once');
});

test('all packages of the framework are raised, and what holds them back gives way', () => {
  const raised = JSON.parse(raisePackages(read('package.json'), '3.99.0', ['@a/b@1.2.3'])) as Record<
    'dependencies' | 'devDependencies' | 'overrides',
    Record<string, string>
  >;
  const all = {...raised.dependencies, ...raised.devDependencies};
  const framework = Object.entries(all).filter(([name]) => name.startsWith('@docusaurus/'));
  expect(framework.length).toBeGreaterThan(5);
  expect(new Set(framework.map(([, version]) => version))).toEqual(new Set(['3.99.0']));
  expect(all['@swc/core']).toBe('*');
  expect(raised.overrides).not.toHaveProperty('@swc/core');
  expect(raised.overrides).toMatchObject({mermaid: '$mermaid', '@a/b': '1.2.3'});
  expect(all.react).toBe('18.3.1');
});

test('the newest version is no preview, and counted by numbers', () => {
  expect(newestOf(['3.9.2', '3.10.1', '3.10.0', '3.11.0-canary-1', '4.0.0'], 3)).toBe('3.10.1');
  expect(newestOf(['4.0.0'], 3)).toBeUndefined();
});

test('the report names what failed, and UPGRADING.md the version that it describes', () => {
  const text = report('3.99.0', [
    {name: 'types', result: 'ok', failures: []},
    {name: 'e2e', result: '1 passed, 1 failed', failures: ['a.spec.ts:1 a test\n    why']},
  ]);
  expect(text).toContain('| types | ok |\n| e2e | 1 passed, 1 failed |\n');
  expect(text).toContain('## e2e\n\n    a.spec.ts:1 a test\n        why\n');
  expect(text).not.toContain('## types');
  expect(describedVersion(read('UPGRADING.md'))).toMatch(/^3\.\d+\.\d+$/);
  expect(describedVersion('# No such heading')).toBeUndefined();
});
