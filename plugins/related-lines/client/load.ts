/** Loads the light when the reader first points at, touches or focuses a block with related lines. */
let light: Promise<typeof import('./light')> | undefined;
let isLoaded = false;

function load(target: EventTarget | null | undefined, isPressed = false): void {
  if (!isLoaded && target instanceof Element && target.closest('figure')?.querySelector('.code-action')) {
    light ??= import('./light');
    light.then(
      ({press}) => {
        isLoaded = true;
        if (isPressed) {
          press({target});
        }
      },
      // Without a connection, the next try may succeed.
      () => (light = undefined),
    );
  }
}

if (typeof document !== 'undefined') {
  for (const type of ['pointerover', 'pointerdown', 'focusin', 'click']) {
    document.addEventListener(type, ({target}) => load(target, type === 'click'));
  }
  // React starts after the reader's first event.
  load(Array.from(document.querySelectorAll('figure:hover')).at(-1) ?? document.activeElement);
}

export function onRouteDidUpdate(): void {
  light?.then(({prepare}) => prepare()).catch(() => undefined);
}
