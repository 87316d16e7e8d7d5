import {expect, test} from '@playwright/test';
import {toEm} from './breakpoints';

test('pixels of a media query become em of 16 pixels, and the rest stays', () => {
  expect(toEm('screen and (width >= 997px)')).toBe('screen and (width >= calc(62em + 5px))');
  expect(toEm('(max-width:996px) and (min-height: 10em)')).toBe(
    '(max-width:calc(62em + 4px)) and (min-height: 10em)',
  );
  expect(toEm('(width >= 1280px)')).toBe('(width >= calc(79em + 16px))');
  expect(toEm('print')).toBe('print');
});
