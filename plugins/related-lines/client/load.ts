/** Loads the light when the reader first points at, touches or focuses a block with related lines. */
import {all, nearest, on} from '../../kit/dom';

let light: Promise<typeof import('./light')> | undefined;
let isLoaded = false;

function load(event: {target: unknown; type?: string}): void {
  if (!isLoaded && nearest(event, 'figure')?.querySelector('.code-action')) {
    light ??= import('./light');
    light.then(
      ({press}) => {
        isLoaded = true;
        if (event.type === 'click') {
          press(event);
        }
      },
      // Without a connection, the next try may succeed.
      () => (light = undefined),
    );
  }
}

if (typeof document !== 'undefined') {
  for (const type of ['pointerover', 'pointerdown', 'focusin', 'click'] as const) {
    on(type, load);
  }
  // React starts after the reader's first event.
  load({target: all('figure:hover').at(-1) ?? document.activeElement});
}

export function onRouteDidUpdate(): void {
  light?.then(({prepare}) => prepare()).catch(() => undefined);
}
