/* Shared by scripts of pages. Every page contains this code, so keep it small. */

/** Listens in the capture phase, so that React can't stop the event first. */
export function on<Type extends keyof DocumentEventMap>(
  type: Type,
  listener: (event: DocumentEventMap[Type]) => void,
): void {
  document.addEventListener(type, listener, true);
}

export function all<Type extends HTMLElement>(selector: string): Type[] {
  return Array.from(document.querySelectorAll<Type>(selector));
}

/** The nearest ancestor of the event's target, or the target itself, that matches. */
export function closest<Type extends HTMLElement>(
  {target}: {target: unknown},
  selector: string,
): Type | null {
  return target instanceof Element ? target.closest<Type>(selector) : null;
}

export function metas(name: string): string[] {
  return all<HTMLMetaElement>(`meta[name=${name}]`)
    .map(({content}) => content)
    .filter(Boolean);
}

/** Reads what a reader chose before; null if storage is blocked. */
export function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a reader's choice. If storage is blocked, the choice lasts as long as the page. */
export function store(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Storage is blocked or full.
  }
}
