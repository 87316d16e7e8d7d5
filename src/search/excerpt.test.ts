import {expect, test} from '@playwright/test';
import {TITLE_MARK} from '../../lib/searchText';
import {readable} from './excerpt';

for (const [what, excerpt, heading, query, shown] of [
  [
    'its heading',
    '<mark>Validators</mark>. <mark>Validators</mark> run',
    'Validators',
    'validators',
    '<mark>Validators</mark> run',
  ],
  [
    'a heading of several words and signs',
    'exec: &quot;helm&quot;: not found … in $PATH. Take it',
    'exec: "helm": not found … in $PATH',
    'path',
    'Take it',
  ],
  [
    'signs within a mark',
    'a (<mark>&quot;validators&quot;:</mark>',
    '',
    'validators',
    'a (&quot;<mark>validators</mark>&quot;:',
  ],
  [
    'marks of other words',
    '<mark>valid</mark> <mark>validator,</mark>',
    '',
    'validators',
    'valid <mark>validator</mark>,',
  ],
  [
    'titles of code blocks',
    `run ${TITLE_MARK}components/a.cue <mark>${TITLE_MARK}b.cue</mark> now`,
    '',
    'b',
    'run now',
  ],
] as const) {
  test(`an excerpt is shown without ${what}`, () => {
    expect(readable(excerpt, heading, query)).toBe(shown);
  });
}

test('what only begins like its heading stays', () => {
  expect(readable('Helm is run', 'Helm values', 'x')).toBe('Helm is run');
});

test('a name of several words stays marked as one', () => {
  expect(readable('<mark>spec.artifacts</mark>', '', 'spec.artifacts')).toBe('<mark>spec.artifacts</mark>');
});
