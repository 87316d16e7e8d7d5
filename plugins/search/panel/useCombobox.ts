import {useLayoutEffect, useRef, useState, type RefObject} from 'react';

/**
 * Makes a field the combobox of a list: arrow keys move through it, and Enter clicks, with the keys that open a link elsewhere. The field keeps the focus. A new
 * list selects its first option. `answered` is the text that the list answers: Enter after another text waits for its list, until
 * the text changes.
 */
export function useCombobox(
  field: RefObject<HTMLInputElement | null>,
  id: string,
  options: readonly unknown[],
  answered: string | undefined,
): [number, (option: number) => void] {
  const [choice, setChoice] = useState({options, number: 0});
  const active = choice.options === options ? choice.number : 0;
  const count = options.length;
  const setActive = (number: number) => setChoice({options, number});
  const awaited = useRef<KeyboardEvent | undefined>(undefined);

  // Runs as the list appears, not after the next paint: a key that a reader presses in between would be lost.
  useLayoutEffect(() => {
    const input = field.current;
    const option = document.getElementById(`${id}-${active}`);
    input?.setAttribute('aria-expanded', String(count > 0));
    input?.setAttribute('aria-activedescendant', option?.id ?? '');
    // Back to a page of results, or more results, must not move the page.
    if (input === document.activeElement) {
      option?.scrollIntoView({block: 'nearest'});
    }
    const choose = (event: KeyboardEvent) => {
      const asked = input?.value.trim();
      awaited.current = asked && asked !== answered ? event : undefined;
      if (!awaited.current) {
        const {ctrlKey, metaKey, shiftKey} = event;
        const keys = {ctrlKey, metaKey, shiftKey};
        option?.dispatchEvent(new MouseEvent('click', {...keys, bubbles: true, cancelable: true}));
      }
    };
    if (awaited.current) {
      choose(awaited.current);
    }
    const onKey = (event: KeyboardEvent) => {
      // Keys of an input method. Safari sends its Enter after the composition, with this code.
      if (event.isComposing || event.keyCode === 229) {
        return;
      }
      awaited.current = undefined;
      const step = {ArrowDown: 1, ArrowUp: -1}[event.key];
      if (step && count > 0) {
        event.preventDefault();
        setActive((active + step + count) % count);
      } else if (event.key === 'Enter') {
        event.preventDefault();
        choose(event);
      }
    };
    const onInput = () => {
      awaited.current = undefined;
    };
    input?.addEventListener('keydown', onKey);
    input?.addEventListener('input', onInput);
    return () => {
      input?.removeEventListener('keydown', onKey);
      input?.removeEventListener('input', onInput);
    };
  });

  return [active, setActive];
}
