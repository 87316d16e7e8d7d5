/** What the search needs to know of a pressed key. */
type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'target'>;

/** Whether keys typed into the element are text. */
function takesText(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}

/** Whether the key asks for the search: Ctrl-K or ⌘-K anywhere, "/" outside of text fields. */
export function asksForSearch({key, ctrlKey, metaKey, altKey, shiftKey, target}: Key): boolean {
  return ctrlKey || metaKey
    ? key.toLowerCase() === 'k' && !altKey && !shiftKey
    : key === '/' && !altKey && !takesText(target);
}
