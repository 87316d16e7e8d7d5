/** Starts with React: fetches the fonts once the browser is idle. The page that is open doesn't change. */
import {READY} from '../stored';

/** How long to wait for the browser to be idle, in milliseconds: on a busy machine Chromium may never be. */
const LATEST = 4000;

async function fetchFonts(): Promise<void> {
  try {
    await Promise.all(Array.from(document.fonts as unknown as Iterable<FontFace>, (font) => font.load()));
    localStorage.setItem(READY, 'ready');
  } catch {
    // The next page tries again.
  }
}

/** Only browsers run the rest: the build renders pages without them. */
if (typeof window !== 'undefined') {
  const {connection} = navigator as {connection?: {saveData?: boolean; effectiveType?: string}};
  if (!connection?.saveData && !connection?.effectiveType?.includes('2g')) {
    (window.requestIdleCallback || setTimeout)(() => void fetchFonts(), {timeout: LATEST} as never);
  }
}
