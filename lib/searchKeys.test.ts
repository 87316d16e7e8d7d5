import {expect, test} from '@playwright/test';
import {asksForSearch} from './searchKeys';

/** The rule asks of which class a target is; there is no page here. */
class FakeElement {
  isContentEditable = false;

  constructor(readonly tagName: string) {}
}

function press(keys: string, target = new FakeElement('BODY')): boolean {
  const [key = '', ...modifiers] = keys.split('+').reverse();
  return asksForSearch({
    key,
    ctrlKey: modifiers.includes('Control'),
    metaKey: modifiers.includes('Meta'),
    altKey: modifiers.includes('Alt'),
    shiftKey: modifiers.includes('Shift'),
    target: target as unknown as EventTarget,
  });
}

test.beforeAll(() => {
  (globalThis as {HTMLElement?: unknown}).HTMLElement = FakeElement;
});

test.afterAll(() => {
  delete (globalThis as {HTMLElement?: unknown}).HTMLElement;
});

// "K" without Shift is what Caps Lock makes of the key.
for (const keys of ['/', 'Shift+/', 'Control+k', 'Meta+k', 'Control+K', 'Meta+K']) {
  test(`${keys} asks for the search`, () => {
    expect(press(keys)).toBe(true);
  });
}

for (const keys of [
  'k',
  'Alt+/',
  'Control+/',
  'Control+Alt+k',
  'Control+Shift+K',
  'Meta+Shift+k',
  'Control+j',
]) {
  test(`${keys} does not`, () => {
    expect(press(keys)).toBe(false);
  });
}

for (const tag of ['INPUT', 'TEXTAREA', 'SELECT']) {
  test(`in a ${tag} a slash is text, and Ctrl-K still asks`, () => {
    expect(press('/', new FakeElement(tag))).toBe(false);
    expect(press('Control+k', new FakeElement(tag))).toBe(true);
  });
}

test('in text that can be edited a slash is text', () => {
  expect(press('/', Object.assign(new FakeElement('DIV'), {isContentEditable: true}))).toBe(false);
});
