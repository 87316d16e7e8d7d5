/** Tells taps of a finger from other clicks. */

/** The pointer of the last press. */
let pressed = '';

// The framework also runs client modules on its server, which has no document.
if (typeof document !== 'undefined') {
  const remember = ({pointerType}: PointerEvent) => {
    pressed = pointerType;
  };
  document.addEventListener('pointerdown', remember, true);
}

/** Safari before 18.2 names the pointer in the events before a click only. A click by a key has the detail 0. */
export function isTap(click: MouseEvent): boolean {
  const {pointerType = click.detail > 0 ? pressed : ''} = click as MouseEvent & {pointerType?: string};
  return pointerType === 'touch';
}
