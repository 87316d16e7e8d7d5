import {expect, test} from '@playwright/test';
import {nearest} from './near';
import {isFar, isNear} from './typo';

const terms = ['conflicting', 'conflict', 'validator', 'validators', 'value', 'values', 'vale'];

for (const [word, near] of [
  ['conflctng', ['conflicting']],
  ['validatorxyz', ['validator', 'validators']],
  ['vlaue', ['value', 'vale']],
  ['zzzzzz', []],
  ['valu', []],
] as const) {
  test(`what comes near to ${word}`, () => {
    expect(nearest(word, terms)).toEqual(near);
  });
}

for (const [typed, meant, isOne] of [
  ['vlaues', 'values', true],
  ['value', 'values', true],
  ['valuees', 'values', true],
  ['valoes', 'values', true],
  ['values', 'values', false],
  ['valoos', 'values', false],
  ['falues', 'values', false],
  ['vluaes', 'values', false],
  ['hlem', 'helm', true],
  ['held', 'helm', false],
  ['komponent', 'component', true],
  ['ocmponent', 'component', true],
  ['looking', 'cooking', false],
] as const) {
  test(`${typed} is ${isOne ? '' : 'not '}${meant} with one typing error`, () => {
    expect(isNear(typed, meant)).toBe(isOne);
  });
}

for (const [typed, meant, isTwo] of [
  ['enviornmnet', 'environment', false],
  ['enviromant', 'environment', true],
  ['mountain', 'maintain', false],
] as const) {
  test(`${typed} is ${isTwo ? '' : 'not '}${meant} with two typing errors`, () => {
    expect(isFar(typed, meant)).toBe(isTwo);
  });
}
