/*
 * Runs at the end of every page, inline: the text that index.ts makes of this file is the same on all pages, so
 * that one hash in a content security policy covers it.
 *
 * The HTML is complete without scripts. React starts on the reader's first sign of wanting more than to read;
 * its scripts are fetched before, when the browser is idle. Until it runs, the controls that a few lines can
 * serve act from here, and what one does to the others is done again for React.
 */
(() => {
  // Short names of what the minifier must leave as it is.
  const doc = document;
  const page = doc.documentElement;
  const data = page.dataset;
  const on = <Type extends keyof DocumentEventMap>(
    type: Type,
    listener: (event: DocumentEventMap[Type]) => void,
  ) => doc.addEventListener(type, listener, true);
  const all = <Type extends Element>(selector: string) => [
    ...(doc.querySelectorAll(selector) as unknown as Iterable<Type>),
  ];
  const append = (name: string, properties: object) =>
    doc.head.append(Object.assign(doc.createElement(name), properties));
  const metas = (name: string) =>
    all<HTMLMetaElement>(`meta[name="${name}"]`).flatMap((meta) => meta.content.split(' '));
  /**
   * Those of the page before those of all pages, so that nothing is left to load once these run. Empty in the live
   * preview, whose scripts start by themselves.
   */
  const scripts = new Set([...metas('boot-ahead'), ...metas('boot-script')]);
  const isHydrated = () => data.hasHydrated === 'true';
  const pending: (() => void)[] = [];
  const redo = () => pending.splice(0).forEach((act) => act());

  // ---- starting React

  let booting = !scripts.size;

  function boot(): void {
    if (booting) {
      return;
    }
    booting = true;
    for (const src of scripts) {
      append('script', {
        src,
        // In the order of their elements.
        async: false,
        onload: () => scripts.delete(src),
        // The next sign of the reader tries again, or the framework does, unless it finds this one.
        onerror(this: Element) {
          booting = false;
          this.remove();
        },
      });
    }
  }

  function fetchAhead(): void {
    const {connection} = navigator as {connection?: {saveData?: boolean; effectiveType?: string}};
    if (booting || connection?.saveData || connection?.effectiveType?.includes('2g')) {
      return;
    }
    for (const href of scripts) {
      append('link', {rel: 'prefetch', href});
    }
  }

  // The framework keeps React's root here. An event that comes then makes React take over the page at once,
  // instead of in slices between frames, which take several times as long.
  let root: object | undefined;
  Object.defineProperty(window, 'docusaurusRoot', {
    get: () => root,
    set(value: object) {
      root = value;
      queueMicrotask(redo);
    },
  });

  new MutationObserver((_, observer) => {
    if (isHydrated()) {
      observer.disconnect();
      redo();
      // From now on the router takes over.
      all('[type=speculationrules]')[0]?.remove();
    }
  }).observe(page, {attributeFilter: ['data-has-hydrated']});

  // ---- the reader's signs

  const elementOf = ({target}: Event) => (target instanceof Element ? target : null);

  on(
    'pointerover',
    (event) => event.pointerType === 'mouse' && elementOf(event)?.closest('a,button') && boot(),
  );
  on('keydown', boot);
  // A touch of a link leaves the page: starting React would only hold it up.
  on('pointerdown', (event) => elementOf(event)?.closest('a') || boot());
  const near = new IntersectionObserver(
    (entries) => entries.some(({isIntersecting}) => isIntersecting) && boot(),
    {
      rootMargin: '800px',
    },
  );
  all('[data-boot-near]').forEach((element) => near.observe(element));
  // A page without its styles has a wrong base address: React's scripts will not arrive, and the framework says
  // so if it finds no sign of them. Elsewhere it shall not look for one yet.
  const isStyled = getComputedStyle(page).getPropertyValue('--holos-paper');
  if (isStyled) {
    (window as {docusaurus?: object}).docusaurus ??= {};
  }
  if (metas('boot-now').length || !isStyled) {
    boot();
  } else {
    addEventListener('load', () => (window.requestIdleCallback || setTimeout)(fetchAhead));
  }

  // ---- controls that act from here, until React runs or for good

  function store(key: string, value: string): void {
    try {
      localStorage.setItem(key, value);
    } catch {
      // Blocked storage: it holds for this page.
    }
  }

  const toggleSelector = '[aria-label^=Switch]';
  const toggles = () => all(toggleSelector);

  function setMode(mode: string): void {
    data.theme = mode;
    toggles().forEach((toggle) => {
      toggle.ariaLabel = (toggle.ariaLabel as string).replace(/\w+(?= mode\))/, mode);
      toggle.ariaPressed = `${mode === 'dark'}`;
    });
  }

  function toggleMode(): void {
    const mode = data.theme === 'dark' ? 'light' : 'dark';
    setMode(mode);
    store('theme', mode);
    // Where storage is blocked: see theme/ColorModeToggle.
    data.chosenTheme = mode;
  }

  function closeAnnouncement(): void {
    data.announcementBarInitiallyDismissed = 'true';
    const key = 'docusaurus.announcement.';
    store(key + 'dismiss', 'true');
    store(key + 'id', metas('announcement-id')[0] ?? '');
  }

  // The server sends it disabled, as the framework's own does nothing before React runs.
  toggles().forEach((toggle) => toggle.removeAttribute('disabled'));

  addEventListener('storage', ({key, newValue}) => {
    if (key === 'theme' && !isHydrated() && newValue && /light|dark/.test(newValue)) {
      setMode(newValue);
    }
  });

  async function copy(button: HTMLElement, text: string, code?: Element): Promise<void> {
    let copied = true;
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      if (!code) {
        return;
      }
      // No clipboard without TLS, or it is denied: the code is selected, at worst for the reader to copy.
      getSelection()?.selectAllChildren(code);
      copied = doc.execCommand('copy');
    }
    button.ariaLabel = copied ? 'Copied' : 'Selected';
    button.dataset.copied = `${copied}`;
    setTimeout(() => {
      button.ariaLabel = button.title;
      delete button.dataset.copied;
    }, 1500);
  }

  on('click', (event) => {
    const link = elementOf(event)?.closest<HTMLAnchorElement>('.hash-link');
    if (link) {
      void copy(link, link.href);
    }
    const button = elementOf(event)?.closest('button');
    if (!button || button.form) {
      return;
    }
    boot();
    const isToggle = button.matches(toggleSelector);
    const block = button.closest('.theme-code-block');
    if (block && button.matches('.code-wrap')) {
      button.ariaPressed = `${block.classList.toggle('code-wrapped')}`;
    } else if (block) {
      const code = block.querySelector('code') ?? block;
      void copy(button, code.textContent, code);
    } else if (isHydrated()) {
      return;
    } else if (!root && isToggle) {
      toggleMode();
    } else if (!root && button.closest('[class*=announcementBar]')) {
      closeAnnouncement();
    } else if (!root || isToggle) {
      // Once started, React itself keeps clicks for what it has yet to take over.
      pending.push(() => button.click());
      // For menu.ts.
      (button as {tapped?: boolean}).tapped = true;
    }
  });

  on('keydown', (event) => {
    const {key, ctrlKey, metaKey} = event;
    const target = elementOf(event) ?? doc.body;
    const asksForSearch =
      ctrlKey || metaKey ? key === 'k' : key === '/' && !target.matches('input,select,textarea');
    if (!isHydrated() && (asksForSearch || (/^Arrow/.test(key) && target.matches('[aria-expanded]')))) {
      event.preventDefault();
      pending.push(() =>
        target.dispatchEvent(new KeyboardEvent('keydown', {key, ctrlKey, metaKey, bubbles: true})),
      );
    }
  });
})();
