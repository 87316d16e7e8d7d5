/** Tells taps of a finger from other clicks. */
import {on} from './dom';

/** The pointer of the last press. */
let pressed = '';

// The framework also runs client modules on its server, which has no document.
if (typeof document !== 'undefined') {
  on('pointerdown', (event) => {
    pressed = event.pointerType;
  });
}

/** Safari before 18.2 names the pointer in the events before a click only. */
export const isTap = ({pointerType = pressed}: Partial<PointerEvent>): boolean => pointerType === 'touch';
