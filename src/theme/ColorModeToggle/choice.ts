import {useEffect} from 'react';
import type {ColorMode} from '@docusaurus/theme-common';

/** The framework's storage key of the colour mode. */
const STORAGE_KEY = 'theme';

/**
 * What the reader chose, on this page or a former one. Kept beside the storage, which may be blocked, and
 * shared, since the navbar and the mobile menu each have a toggle.
 */
let choice: ColorMode | undefined;

function isColorMode(value: string | null): value is ColorMode {
  return value === 'light' || value === 'dark';
}

function readStored(): ColorMode | undefined {
  try {
    const stored = localStorage.getItem(STORAGE_KEY);
    return isColorMode(stored) ? stored : undefined;
  } catch {
    // Blocked storage: the choice lives as long as the page.
    return undefined;
  }
}

/** Notes what the reader chose with a toggle. */
export function rememberChoice(mode: ColorMode): void {
  choice = mode;
}

/**
 * Restores the reader's choice when the system's colour scheme changes. The framework's provider (3.6.1)
 * answers that change by erasing the stored choice and going back to the default mode.
 *
 * @param apply sets and stores a mode; must be stable across renders
 */
export function useLastingChoice(apply: (mode: ColorMode) => void): void {
  useEffect(() => {
    choice ??= readStored();
    const fromOtherTab = ({key, newValue}: StorageEvent) => {
      if (key === STORAGE_KEY && isColorMode(newValue)) {
        choice = newValue;
      }
    };
    const restore = () => choice && apply(choice);
    // The provider's listener, made later than this one, reports later. A frame callback still comes before
    // the paint of that change; a tab in the background gets no frames, hence the task.
    const restoreAfterProvider = () => {
      requestAnimationFrame(restore);
      setTimeout(restore);
    };
    const systemScheme = matchMedia('(prefers-color-scheme: dark)');
    systemScheme.addEventListener('change', restoreAfterProvider);
    window.addEventListener('storage', fromOtherTab);
    return () => {
      systemScheme.removeEventListener('change', restoreAfterProvider);
      window.removeEventListener('storage', fromOtherTab);
    };
  }, [apply]);
}
