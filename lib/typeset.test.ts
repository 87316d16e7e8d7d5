import {expect, test} from '@playwright/test';
import {line, widthOf, wrap, type Type} from './typeset';

const type: Type = {weight: 400, size: 20};

test('a text is broken between words and after hyphens within them, and every line fits', () => {
  const text = 'Pull an OCI-based chart with --version from a private registry';
  const lines = wrap(text, type, 160);
  expect(lines).toEqual(['Pull an OCI-', 'based chart with', '--version from a', 'private registry']);
  expect(Math.max(...lines.map((each) => widthOf(each, type)))).toBeLessThanOrEqual(160);
  expect(wrap('Unbreakable', type, 10)).toEqual(['Unbreakable']);
});

test('what has no room becomes an ellipsis, which fits as well', () => {
  const lines = wrap('One word after the other until there is no more room', type, 130, 2);
  expect(lines).toHaveLength(2);
  expect(lines[1]).toMatch(/\w…$/);
  expect(widthOf(lines[1] ?? '', type)).toBeLessThanOrEqual(130);
});

test('letters stand closer where the font says so, and as the type says', () => {
  expect(widthOf('AV', type)).toBeLessThan(widthOf('A', type) + widthOf('V', type));
  expect(widthOf('AV', {...type, spacing: -0.1})).toBeCloseTo(widthOf('AV', type) - 4);
});

test('a character that the font lacks is named', () => {
  expect(() => line('漢', type, '#000000', 0, 0)).toThrow('the font has no "漢"');
});
