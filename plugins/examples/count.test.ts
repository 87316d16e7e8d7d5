import {expect, test} from '@playwright/test';
import {commandsIn} from './count';

test('a command counts once, however many lines it takes', () => {
  expect(commandsIn('a\n')).toBe(1);
  expect(commandsIn('a | \\\n  b\nc &&\n  d\n\n# a comment\ne\n')).toBe(3);
  expect(commandsIn("cat > f <<'END'\none\ntwo\nEND\nnext\n")).toBe(2);
  expect(commandsIn('for x in 1 2; do\n  a $x\ndone\n')).toBe(2);
});
