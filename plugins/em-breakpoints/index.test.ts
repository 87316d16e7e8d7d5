import {expect, test} from '@playwright/test';
import {inEm} from './index';

test('pixels of a query become em of 16 pixels; the rest stays', () => {
  expect(inEm('screen and (width >= 997px)')).toBe('screen and (width >= 62.3125em)');
  expect(inEm('(max-width:996px) and (min-height: 10em)')).toBe('(max-width:62.25em) and (min-height: 10em)');
  expect(inEm('print')).toBe('print');
});
