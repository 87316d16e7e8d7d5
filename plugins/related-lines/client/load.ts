/** Loads the light when the reader first points at, touches or focuses a block with related lines. */
let light: Promise<typeof import('./light')> | undefined;

function load(target: EventTarget | null | undefined): void {
  if (!light && target instanceof Element && target.closest('figure')?.querySelector('.code-action')) {
    light = import('./light');
    // Without a connection, the next try may succeed.
    light.catch(() => (light = undefined));
  }
}

if (typeof document !== 'undefined') {
  for (const type of ['pointerover', 'pointerdown', 'click', 'focusin']) {
    document.addEventListener(type, ({target}) => load(target));
  }
  // React starts after the reader's first event.
  load(Array.from(document.querySelectorAll('figure:hover')).at(-1) ?? document.activeElement);
}

export function onRouteDidUpdate(): void {
  light?.then(({prepare}) => prepare()).catch(() => undefined);
}
