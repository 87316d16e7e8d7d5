import {useEffect} from 'react';
import type {ColorMode} from '@docusaurus/theme-common';

/** The framework's storage key of the color mode. */
const STORAGE_KEY = 'theme';

/**
 * What the reader chose since this document was loaded. Kept beside the storage, which may be blocked, and
 * shared, since the navbar and the mobile menu each have a toggle.
 */
let choice: ColorMode | undefined;

/** What a former document stored. The framework erases it when the system's scheme changes. */
let storedBefore: ColorMode | undefined;

type Apply = (mode: ColorMode) => void;

/** How the toggles that are on the page now set and store a mode. */
const toggles = new Set<Apply>();

let listening = false;

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

function restore(): void {
  choice ??= storedBefore;
  if (choice) {
    for (const apply of toggles) {
      apply(choice);
    }
  }
}

function restoreAfterProvider(): void {
  // The provider's listener may report later than this one. A frame callback still comes before the paint of
  // that change; a tab in the background gets no frames, hence the task.
  requestAnimationFrame(restore);
  setTimeout(restore);
}

function noteOtherTab({key, newValue}: StorageEvent): void {
  if (key === STORAGE_KEY && isColorMode(newValue)) {
    choice = newValue;
  }
}

/** Starts to listen, once for as long as the document lives: no change may fall between two pages. */
function listen(): void {
  if (listening) {
    return;
  }
  listening = true;
  // Chosen before React ran: see plugins/early.
  const {chosenTheme} = document.documentElement.dataset;
  choice = isColorMode(chosenTheme ?? null) ? (chosenTheme as ColorMode) : undefined;
  storedBefore = readStored();
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', restoreAfterProvider);
  window.addEventListener('storage', noteOtherTab);
}

/**
 * Restores the reader's choice when the system's color scheme changes. The framework's provider (3.6.1)
 * answers that change by erasing the stored choice and going back to the default mode.
 *
 * @param apply sets and stores a mode; must be stable across renders
 */
export function useLastingChoice(apply: Apply): void {
  useEffect(() => {
    listen();
    toggles.add(apply);
    // Pages of another layout have a provider of their own, which takes over the mode the page shows. The
    // system may have changed that one just before, and the restoring come too late for it.
    if (choice) {
      apply(choice);
    }
    return () => {
      toggles.delete(apply);
    };
  }, [apply]);
}
