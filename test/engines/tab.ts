/** What a test does in a browser, for all engines. */

/** A part of a page: a CSS selector, and a text that the element contains. */
export type Place = string | readonly [selector: string, text: string];

/** The longest wait for a page, in milliseconds. */
const LATEST = 20_000;

/** Runs in each document before its own scripts, and keeps what goes wrong in it. */
export const watch = `
  const storage = sessionStorage;
  const faults = {push(text) {
    const former = storage.getItem('faults') || '';
    storage.setItem('faults', former + text.replace(/\\s+/g, ' ') + ' (' + location.pathname + ')\\n');
  }};
  addEventListener('error', ({message}) => message && faults.push('error: ' + message));
  addEventListener('unhandledrejection', ({reason}) => faults.push('rejection: ' + reason));
  addEventListener('securitypolicyviolation', ({violatedDirective, blockedURI, sourceFile}) =>
    faults.push('policy: ' + violatedDirective + ' ' + blockedURI + ' ' + sourceFile));
  for (const kind of ['error', 'warn']) {
    const write = console[kind];
    console[kind] = (...values) => {
      faults.push(kind + ': ' + values.map(String).join(' '));
      write.apply(console, values);
    };
  }
`;

/** The middle of the first element at a place that can be seen, in CSS pixels of the window. Scrolls to it. */
function middleOf(selector: string, text: string): [number, number] | undefined {
  for (const element of Array.from(document.querySelectorAll(selector))) {
    if (element.textContent?.includes(text) && element.getClientRects().length > 0) {
      let box = element.getBoundingClientRect();
      if (box.top < 80 || box.bottom > innerHeight) {
        element.scrollIntoView({block: 'center', behavior: 'instant'});
        box = element.getBoundingClientRect();
      }
      return [Math.round(box.left + box.width / 2), Math.round(box.top + box.height / 2)];
    }
  }
  return undefined;
}

/** A tab of a browser. */
export abstract class Tab {
  constructor(readonly origin: string) {}

  /** Calls a function in the page with values that JSON can say. */
  abstract run<Result, Values extends unknown[]>(
    act: (...values: Values) => Result | Promise<Result>,
    ...values: Values
  ): Promise<Result>;

  /** Presses keys together: `/`, `Control+k`, `ArrowDown`. */
  abstract press(keys: string): Promise<void>;
  abstract resize(width: number, height: number): Promise<void>;
  protected abstract movePointer(x: number, y: number): Promise<void>;
  protected abstract clickPointer(x: number, y: number): Promise<void>;

  /** Waits until a function returns something true in the page. */
  async until<Values extends unknown[]>(
    what: string,
    act: (...values: Values) => unknown,
    ...values: Values
  ) {
    const end = Date.now() + LATEST;
    let last: unknown;
    while (Date.now() < end) {
      try {
        last = await this.run(act, ...values);
      } catch (error) {
        // Between two documents there is none to call.
        last = error;
      }
      if (last && !(last instanceof Error)) {
        return last;
      }
      await new Promise((resolve) => setTimeout(resolve, 40));
    }
    throw new Error(`${what}: still ${String(last)} after ${LATEST / 1000} s`);
  }

  /** Does in the page what loads another document, and waits until that one is loaded. */
  async load<Values extends unknown[]>(
    what: string,
    act: (...values: Values) => unknown,
    ...values: Values
  ): Promise<void> {
    await this.run(() => {
      Object.assign(window, {isFormer: true});
    });
    await this.run(act, ...values);
    await this.until(
      what,
      () =>
        document.readyState === 'complete' &&
        !('isFormer' in window) &&
        // Firefox may begin a page in a new frame, whose first document is empty and complete: keys would be lost there.
        document.URL !== 'about:blank',
    );
  }

  /** Loads a document of the site. */
  async go(address: string): Promise<void> {
    await this.load(
      `load ${address}`,
      (target) => {
        // An address that differs only in its hash would load nothing.
        if (location.href.replace(/#.*/, '') === target.replace(/#.*/, '')) {
          location.href = target;
          location.reload();
        } else {
          location.assign(target);
        }
      },
      new URL(address, this.origin).href,
    );
  }

  /** Loads a document and starts React. */
  async visit(address: string): Promise<void> {
    await this.go(address);
    await this.start();
  }

  async start(): Promise<void> {
    await this.until('React', () => {
      document.dispatchEvent(new Event('pointerdown'));
      return document.documentElement.dataset.hasHydrated === 'true';
    });
  }

  async type(text: string): Promise<void> {
    for (const letter of text) {
      await this.press(letter);
    }
  }

  protected async middle(place: Place): Promise<[number, number]> {
    const [selector, text] = typeof place === 'string' ? [place, ''] : place;
    return (await this.until(`see ${selector} ${text}`, middleOf, selector, text)) as [number, number];
  }

  async hover(place: Place): Promise<void> {
    await this.movePointer(...(await this.middle(place)));
  }

  async click(place: Place): Promise<void> {
    await this.clickPointer(...(await this.middle(place)));
  }

  /** Taps as Safari before 18.2: the click doesn't name its pointer. No driver of WebKitGTK has a touch screen. */
  async tap(place: Place): Promise<void> {
    await this.run(
      (x, y) => {
        const point = {bubbles: true, cancelable: true, clientX: x, clientY: y, detail: 1};
        const target = document.elementFromPoint(x, y);
        target?.dispatchEvent(new PointerEvent('pointerdown', {...point, pointerType: 'touch'}));
        target?.dispatchEvent(new PointerEvent('pointerup', {...point, pointerType: 'touch'}));
        target?.dispatchEvent(new MouseEvent('click', point));
      },
      ...(await this.middle(place)),
    );
  }

  /** Waits for the page at an address, as the router or a document shows it. */
  async arrive(address: string): Promise<void> {
    await this.until(
      `arrive at ${address}`,
      (target) =>
        location.pathname + location.search + location.hash === target && document.readyState === 'complete',
      address,
    );
  }
}
