/** What the scripts of this folder share; it travels with every page, so it stays small. */

const {dataset} = document.documentElement;

/** Attributes `data-…` of the page's root. */
export {dataset};

/** Listens before everything else does, React included. */
export function on<Type extends keyof DocumentEventMap>(
  type: Type,
  listener: (event: DocumentEventMap[Type]) => void,
): void {
  document.addEventListener(type, listener, true);
}

export function all<Type extends HTMLElement>(selector: string): Type[] {
  return Array.from(document.querySelectorAll<Type>(selector));
}

/** The nearest element of the event that matches. */
export function nearest<Type extends HTMLElement>({target}: Event, selector: string): Type | null {
  return target instanceof Element ? target.closest<Type>(selector) : null;
}

/** Words in the content of the `<meta>`s of this name. */
export function metas(name: string): string[] {
  return all<HTMLMetaElement>(`meta[name=${name}]`)
    .flatMap(({content}) => content.split(' '))
    .filter(Boolean);
}

/** Whether React has begun to take over the page. */
export function hasStarted(): boolean {
  return (window as {docusaurusRoot?: object}).docusaurusRoot !== undefined;
}

/** Whether React has taken over the whole page. */
export function isHydrated(): boolean {
  return dataset.hasHydrated === 'true';
}

/** Acts once the reader sees the page: the browser may have rendered it ahead, for nobody perhaps. */
export function whenShown(act: () => void): void {
  if ((document as {prerendering?: boolean}).prerendering) {
    document.addEventListener('prerenderingchange', act, {once: true});
  } else {
    act();
  }
}

/** Stores a choice of the reader; with blocked storage it lasts as long as the page. */
export function store(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Blocked or full.
  }
}
