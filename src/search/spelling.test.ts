import {expect, test} from '@playwright/test';
import {corrected} from './spelling';

const texts = [
  'Kustomize patches manifests. Kustomize, again.',
  'conflicting values of a chart, a customize',
];

for (const [query, mended] of [
  ['kustomze', 'kustomize'],
  ['conflcting values', 'conflicting values'],
  ['Kustomzie Patches', 'kustomize Patches'],
  ['kustom', undefined],
  ['values', undefined],
  ['zzzz values', undefined],
  ['cht', undefined],
] as const) {
  test(`${query} ${mended ? `is probably ${mended}` : 'is left alone'}`, () => {
    expect(corrected(query, texts)).toBe(mended);
  });
}
