import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {siteDir} from '../../config/pages';
import {judge, type Audit} from './judge';

const [one, other] = ['GHSA-aaaa-1111-bbbb', 'GHSA-cccc-2222-dddd'];

const advisory = (id: string) => ({
  url: `https://github.com/advisories/${id}`,
  title: 'Something bad',
  severity: 'high',
  name: 'a',
  range: '<2',
});

const audit: Audit = {vulnerabilities: {a: {via: [advisory(one)]}, b: {via: ['a']}}};

const security = (id: string) =>
  `# Security\n\n### Held off\n\n\`${other}\`\n\n### That stay\n\n| \`${id}\` | why |\n`;

test('an advisory that nothing explains is named, and an explanation of one that is gone', () => {
  expect(judge(audit, security(one))).toEqual([]);
  expect(judge(audit, security(other))).toEqual([
    `${one} is not in SECURITY.md: high, a <2: Something bad`,
    `${other} is in SECURITY.md, and no longer found`,
  ]);
  expect(judge({vulnerabilities: {}}, security(one))).toHaveLength(1);
});

test('a registry that does not answer is no clean report', () => {
  expect(() => judge({}, security(one))).toThrow('gave no report');
  expect(() => judge(audit, '# Security\n')).toThrow('That stay');
});

test('SECURITY.md has the parts that are read', () => {
  const text = readFileSync(path.join(siteDir, 'SECURITY.md'), 'utf8');
  expect(judge({vulnerabilities: {}}, text).length).toBeGreaterThan(0);
});
