import {expect, test} from '@playwright/test';
import {stemOf, termsOf, wordsOf} from './searchWords';

for (const [text, terms] of [
  ['Helm values', ['helm', 'values']],
  ['OutputBaseDir', ['outputbasedir', 'output', 'base', 'dir']],
  ['#APIVersions', ['apiversions', 'api', 'versions']],
  ['--write-to', ['writeto', 'write', 'to']],
  ['HOLOS_LOG_LEVEL', ['holosloglevel', 'holos', 'log', 'level']],
  ['spec.artifacts,', ['specartifacts', 'spec', 'artifacts']],
  ['the chart’s and/or k3d', ['the', 'chart', 'and', 'or', 'k3d']],
  ['rendered in 446.670349ms', ['rendered', 'in']],
  ['Größe', ['größe']],
] as const) {
  test(`the words of ${text}`, () => {
    expect(wordsOf(text).flatMap(termsOf)).toEqual(terms);
  });
}

for (const forms of [
  ['validators', 'validator', 'validate', 'validating', 'validation'],
  ['cluster', 'clusters'],
  ['repository', 'repositories'],
  ['render', 'rendered', 'rendering', 'renders'],
  ['promote', 'promotion', 'promoting'],
  ['patch', 'patches', 'patched'],
]) {
  test(`${forms.join(', ')} are one word`, () => {
    expect([...new Set(forms.map(stemOf))]).toHaveLength(1);
  });
}

for (const [one, other] of [
  ['status', 'stat'],
  ['class', 'cla'],
  ['valid', 'validate'],
  ['v1alpha5', 'v1alpha6'],
] as const) {
  test(`${one} and ${other} are two`, () => {
    expect(stemOf(one)).not.toBe(stemOf(other));
  });
}
