import {expect, test} from '@playwright/test';
import {missingNeed} from './index';

const needy = {name: 'policy', needs: {'static-first': 'menus have styles', copies: 'it reads them'}};

test('a step without a plugin or a step that it needs is refused, with the reason', () => {
  expect(missingNeed([needy], ['static-first'])).toBe('policy needs copies: it reads them');
  expect(missingNeed([needy, {name: 'copies'}], [])).toBe('policy needs static-first: menus have styles');
});

test('a step with all that it needs is accepted', () => {
  expect(missingNeed([needy, {name: 'copies'}], ['static-first'])).toBeUndefined();
});
