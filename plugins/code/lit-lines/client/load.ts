/** Loads the light when the reader first points at, touches or focuses something that is lit together with others. */
import {all, nearest, on} from '../../../engine/dom';
import {giveHint} from './hint';
import {ACTION, BLOCK, placeOf} from './place';

let events: Promise<typeof import('./events')> | undefined;
let isLoaded = false;

const isNear = (event: {target: unknown}) => nearest(event, BLOCK)?.querySelector(ACTION) ?? placeOf(event);

function load(event: {target: unknown; type?: string}): void {
  if (!isLoaded && isNear(event)) {
    events ??= import('./events');
    events.then(
      ({press}) => {
        isLoaded = true;
        if (event.type === 'click') {
          press(event);
        }
      },
      // Without a connection, the next try may succeed.
      () => {
        events = undefined;
      },
    );
  }
}

if (typeof document !== 'undefined') {
  for (const type of ['pointerover', 'pointerdown', 'focusin', 'click'] as const) {
    on(type, load);
  }
  // React starts after the reader's first event, which may have been a click on what the pointer is still at.
  const type = navigator.userActivation.isActive ? 'click' : undefined;
  load({target: all(':hover').at(-1), type});
  load({target: document.activeElement});
}

export function onRouteDidUpdate(): void {
  giveHint();
  events?.then(({forget}) => forget()).catch(() => undefined);
}
