/*
 * The menu of a phone, from the first tap on. React takes a phone a second to start; this script, the first of those
 * that start it, shows at once a menu of links that the page has already, and makes way for React's own.
 */
(() => {
  const doc = document;
  /** Marked by inline.ts, which may hear of the tap before this script is here. */
  const opener = doc.querySelector<HTMLElement & {tapped?: boolean}>('.navbar__toggle');
  const navbar = opener?.closest('.navbar');
  const site = doc.getElementById('__docusaurus');
  if (!opener || !navbar || !site) {
    return;
  }
  const sidebar = doc.querySelector('.theme-doc-sidebar-menu');
  let menu: HTMLElement | undefined;

  function make(tag: string, className: string, ...children: (Node | string)[]): HTMLElement {
    const element = Object.assign(doc.createElement(tag), {className});
    element.append(...children);
    return element;
  }

  function button(className: string, label: string, content: string): HTMLElement {
    const element = make('button', `clean-btn ${className}`);
    element.ariaLabel = label;
    element.innerHTML = content;
    return element;
  }

  /** The links of the navbar, those of its menus among them; other languages would be links to this page. */
  function mainLinks(): HTMLElement {
    const links = Array.from(navbar?.querySelectorAll('a.navbar__link, a.dropdown__link:not([lang])') ?? []);
    const items = links.map((link) => {
      const copy = link.cloneNode(true) as Element;
      copy.className = `menu__link${/--active/.test(link.className) ? ' menu__link--active' : ''}`;
      return make('li', 'menu__list-item', copy);
    });
    return make('ul', 'menu__list', ...items);
  }

  /** The sidebar of the docs; its categories are links, and only React can fold them. */
  function docsLinks(menuOfDocs: Element): Node {
    const copy = menuOfDocs.cloneNode(true) as Element;
    copy.querySelectorAll('button').forEach((caret) => caret.remove());
    return copy;
  }

  function panels(): HTMLElement {
    const main = make('div', 'navbar-sidebar__item menu', mainLinks());
    if (!sidebar) {
      return make('div', 'navbar-sidebar__items', main);
    }
    const back = make('button', 'clean-btn navbar-sidebar__back', '← Back to main menu');
    const docs = make('div', 'navbar-sidebar__item menu', back, docsLinks(sidebar));
    main.inert = true;
    back.onclick = () => {
      items.classList.remove('navbar-sidebar__items--show-secondary');
      main.inert = false;
      docs.inert = true;
      main.querySelector('a')?.focus();
    };
    const items = make('div', 'navbar-sidebar__items navbar-sidebar__items--show-secondary', main, docs);
    return items;
  }

  function open(): void {
    const close = button(
      'navbar-sidebar__close',
      'Close navigation bar',
      '<svg viewBox="0 0 15 15" width="21" height="21"><path stroke="var(--ifm-color-emphasis-600)" stroke-width="1.2" d="M.75.75l13.5 13.5M14.25.75L.75 14.25"/></svg>',
    );
    const brand = make('div', 'navbar-sidebar__brand');
    const logo = navbar?.querySelector('.navbar__brand');
    if (logo) {
      brand.append(logo.cloneNode(true));
    }
    brand.append(close);
    const backdrop = make('div', 'navbar-sidebar__backdrop');
    menu = make(
      'nav',
      'early-menu navbar-sidebar--show',
      backdrop,
      make('div', 'navbar-sidebar', brand, panels()),
    );
    menu.ariaLabel = 'Main';
    close.onclick = dismiss;
    backdrop.onclick = dismiss;
    doc.body.append(menu);
    doc.body.style.overflow = 'hidden';
    (site as HTMLElement).inert = true;
    close.focus();
    reactsOwn.observe(navbar as Element, {attributes: true, childList: true, subtree: true});
  }

  function remove(): void {
    reactsOwn.disconnect();
    menu?.remove();
    menu = undefined;
    (site as HTMLElement).inert = false;
  }

  /** Closes the menu, and takes back the tap that React is to hear of. */
  function dismiss(): void {
    if (menu) {
      remove();
      doc.body.style.overflow = '';
      opener?.click();
      opener?.focus();
    }
  }

  /** What is seen in this menu is seen in React's, too. */
  function handOver(): void {
    if (!menu) {
      return;
    }
    const scrolled = menu.querySelectorAll('.navbar-sidebar__item');
    navbar?.querySelectorAll('.navbar-sidebar__item').forEach((panel, index) => {
      panel.scrollTop = scrolled[index]?.scrollTop ?? 0;
    });
    const wentBack = sidebar && !menu.querySelector('.navbar-sidebar__items--show-secondary');
    remove();
    if (wentBack) {
      navbar?.querySelector<HTMLElement>('.navbar-sidebar__back')?.click();
    }
  }

  /** Once React's own menu is there and has stopped moving, this one goes. */
  function makeWay(): void {
    const content = sidebar
      ? '.navbar-sidebar__items--show-secondary .menu__list'
      : '.navbar-sidebar__item .menu__link';
    if (menu && navbar?.querySelector(content)) {
      reactsOwn.disconnect();
      const moving = navbar.getAnimations({subtree: true}).map(({finished}) => finished);
      void Promise.allSettled(moving).then(handOver);
    }
  }

  const reactsOwn = new MutationObserver(makeWay);

  doc.addEventListener('click', ({isTrusted, target}) => {
    const isHydrated = doc.documentElement.dataset.hasHydrated === 'true';
    if (isTrusted && !isHydrated && !menu && opener.contains(target as Node)) {
      open();
    }
  });
  doc.addEventListener('keydown', ({key}) => key === 'Escape' && dismiss());
  addEventListener('resize', () => innerWidth > 996 && dismiss());
  addEventListener('pagehide', dismiss);
  if (opener.tapped && doc.documentElement.dataset.hasHydrated !== 'true') {
    open();
  }
})();
