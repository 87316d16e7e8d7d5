import {expect, test} from '@playwright/test';
import {inEm} from './index';

test('pixels of a query become em of 16 pixels; the rest stays', () => {
  expect(inEm('screen and (width >= 997px)')).toBe('screen and (width >= calc(62em + 5px))');
  expect(inEm('(max-width:996px) and (min-height: 10em)')).toBe(
    '(max-width:calc(62em + 4px)) and (min-height: 10em)',
  );
  expect(inEm('(width >= 1280px)')).toBe('(width >= calc(79em + 16px))');
  expect(inEm('print')).toBe('print');
});
