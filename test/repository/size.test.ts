import {expect, test} from '@playwright/test';
import {siteDir} from '../../config/pages';
import {ceilings, count} from './size';

test('the repository does not grow', () => {
  for (const [name, found] of Object.entries(count(siteDir))) {
    const remedy = `${name}: delete as much as was added, or raise the ceiling in size.ts with the reason`;
    expect.soft(found, remedy).toBeLessThanOrEqual(ceilings[name as keyof typeof ceilings]);
  }
});
