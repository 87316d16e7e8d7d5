import {expect, test} from '@playwright/test';
import {dayOfYear, longDay, shortDay} from './dates';

test('days are written in UTC, and as browsers write them in English', () => {
  for (let month = 0; month < 12; month++) {
    for (const date of [new Date(Date.UTC(2025, month, 1)), new Date(Date.UTC(2025, month, 28, 23, 59))]) {
      const as = (options: Intl.DateTimeFormatOptions) =>
        new Intl.DateTimeFormat('en', {...options, timeZone: 'UTC'}).format(date);
      expect(dayOfYear(date)).toBe(as({day: 'numeric', month: 'long'}));
      expect(longDay(date)).toBe(as({dateStyle: 'long'}));
      expect(shortDay(date)).toBe(as({dateStyle: 'medium'}));
    }
  }
});
