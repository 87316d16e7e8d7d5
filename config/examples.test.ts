import {expect, test} from '@playwright/test';
import {examplesFor} from './examples';
import {isMatch} from '../plugins/examples/run/compare';

test('outputs may differ in durations after a verb that reports one, and in no other number', () => {
  const {output} = examplesFor([]);
  for (const [shown, printed, isSame] of [
    ['rendered platform in 1m2.5s', 'rendered platform in 266ms', true],
    ['built a in 1s, b in 20ms.', 'built a in 3s, b in 1h.', true],
    ['interval: 5m', 'interval: 10m', false],
    ['took 5 tries', 'took 6 tries', false],
    ['rendered web-5m in 1s', 'rendered web-6m in 1s', false],
    ['wait 1s until finished', 'wait 2s until finished', false],
  ] as const) {
    expect.soft(isMatch(`${shown}\n`, `${printed}\n`, output), printed).toBe(isSame);
  }
});
