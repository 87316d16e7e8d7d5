import {useEffect, useState, type RefObject} from 'react';

interface Options {
  /** Id of the list, and prefix of the ids of its options. */
  id: string;
  /** Number of options. */
  count: number;
  /** Another list has another key, and starts with its first option. */
  listKey: string;
  onChoose: (option: number) => void;
}

/**
 * Makes a field the combobox of a list: arrow keys move, Enter chooses. The field keeps the focus.
 *
 * @returns the number of the active option, and a function that sets it
 */
export function useCombobox(
  field: RefObject<HTMLInputElement | null>,
  {id, count, listKey, onChoose}: Options,
): [number, (option: number) => void] {
  const [choice, setChoice] = useState({listKey, option: 0});
  const active = choice.listKey === listKey ? choice.option : 0;
  const setActive = (option: number) => setChoice({listKey, option});

  useEffect(() => {
    const input = field.current;
    const onKey = (event: KeyboardEvent) => {
      const steps: Record<string, number> = {ArrowDown: 1, ArrowUp: -1};
      const step = steps[event.key];
      if (step && count > 0) {
        event.preventDefault();
        setActive((active + step + count) % count);
      } else if (event.key === 'Enter' && !event.isComposing) {
        event.preventDefault();
        if (count > 0) {
          onChoose(active);
        }
      }
    };
    input?.addEventListener('keydown', onKey);
    return () => input?.removeEventListener('keydown', onKey);
  });

  useEffect(() => {
    field.current?.setAttribute('aria-expanded', String(count > 0));
    if (count > 0) {
      field.current?.setAttribute('aria-activedescendant', `${id}-${active}`);
    } else {
      field.current?.removeAttribute('aria-activedescendant');
    }
    document.getElementById(`${id}-${active}`)?.scrollIntoView({block: 'nearest'});
  }, [field, id, active, count, listKey]);

  return [active, setActive];
}
