import {expect, test} from '@playwright/test';
import {kindOf} from './kinds';

for (const [url, title, kind] of [
  ['/docs/v1/tutorial/setup/', 'Setup', 'Page'],
  ['/blog/launch/', 'Launch', 'Post'],
  ['/blog/launch/#why', 'Why', 'Section'],
  ['/docs/v1/tutorial/setup/#install', 'Install', 'Section'],
  ['/docs/v1/api/core/#Platform', 'Platform', 'Type'],
  ['/docs/v1/api/core/#platform', 'Platform', 'Section'],
  ['/docs/v1/api/core/#Platform.spec', 'spec', 'Field'],
  ['/docs/v1/api/cli/#render', 'holos render', 'Command'],
  ['/docs/v1/api/cli/#render--force', '--force', 'Flag'],
  ['/docs/v1/api/cli/#exit-statuses', 'Exit statuses', 'Section'],
  ['/docs/v1/glossary/#helm-chart', 'Helm chart', 'Term'],
  ['/docs/v1/support/#no-helm', 'exec: "helm": executable file not found in $PATH', 'Error'],
  ['/docs/v1/support/#where-to-ask', 'Where to ask', 'Section'],
] as const) {
  test(`${url} is a ${kind}`, () => {
    expect(kindOf(url, title)).toBe(kind);
  });
}
