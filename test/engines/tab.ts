/** What a test does in a browser, for all engines. */
import type {Host} from '../support/deployments';

/** What a browser's program does; points are CSS pixels of the window. */
export interface Driver {
  /** Loads a document. */
  load(url: string): Promise<unknown>;
  /** Evaluates an expression in the page, and awaits its value, which JSON can say. */
  evaluate(expression: string): Promise<unknown>;
  /** Presses keys together, by their names in `KeyboardEvent.key`. */
  press(keys: readonly string[]): Promise<void>;
  click(x: number, y: number): Promise<void>;
  resize(width: number, height: number): Promise<unknown>;
  stop(): Promise<void>;
}

type Act<Values extends unknown[], Result> = (...values: Values) => Result | Promise<Result>;

/** Runs in each document before its own scripts, and keeps what goes wrong in it. */
export const watch = `
  const storage = sessionStorage;
  let keep = (text) => storage.setItem('faults',
    (storage.getItem('faults') || '') + text.replace(/\\s+/g, ' ') + ' (' + location.pathname + ')\\n');
  // What was still loading fails when the reader leaves.
  addEventListener('beforeunload', () => keep = () => {});
  addEventListener('error', ({message}) => message && keep('error: ' + message));
  addEventListener('unhandledrejection', ({reason}) => keep('rejection: ' + reason));
  addEventListener('securitypolicyviolation', (violation) => keep('policy: ' + violation.violatedDirective));
  for (const kind of ['error', 'warn']) {
    console[kind] = (...values) => keep(kind + ': ' + values.map(String).join(' '));
  }
`;

/** The middle of the first element that can be seen and contains a text. Scrolls to it. */
function find(selector: string, text: string): [number, number] | undefined {
  const element = Array.from(document.querySelectorAll(selector)).find(
    (one) => one.textContent?.includes(text) && one.getClientRects().length > 0,
  );
  let box = element?.getBoundingClientRect();
  if (box && (box.top < 80 || box.bottom > innerHeight)) {
    element?.scrollIntoView({block: 'center', behavior: 'instant'});
    box = element?.getBoundingClientRect();
  }
  return box && [Math.round(box.left + box.width / 2), Math.round(box.top + box.height / 2)];
}

/** A tab of a browser. */
export class Tab {
  constructor(
    /** The host of the pages, which a test can alter. */
    readonly host: Host,
    private readonly driver: Driver,
  ) {}

  /** Calls a function in the page with values that JSON can say. */
  run<Result, Values extends unknown[]>(act: Act<Values, Result>, ...values: Values): Promise<Result> {
    return this.driver.evaluate(`(${String(act)})(...${JSON.stringify(values)})`) as Promise<Result>;
  }

  /** Waits until a function returns something true in the page. */
  async until<Values extends unknown[], Result>(
    act: Act<Values, Result>,
    ...values: Values
  ): Promise<Result> {
    const end = Date.now() + 20_000;
    for (;;) {
      // Between two documents there is none to call.
      const last = await this.run(act, ...values).catch((error: unknown) => error as Error);
      if (last && !(last instanceof Error)) {
        return last;
      }
      if (Date.now() > end) {
        throw new Error(`still ${String(last)}: ${String(act)} ${values.join(' ')}`);
      }
      await new Promise((resolve) => setTimeout(resolve, 40));
    }
  }

  /** Loads a document of the site. */
  async go(address: string): Promise<void> {
    await this.driver.load(new URL(address, this.host.origin).href);
  }

  /** Loads a document and starts React. */
  async visit(address: string): Promise<void> {
    await this.go(address);
    await this.start();
  }

  async start(): Promise<void> {
    await this.until(() => {
      document.querySelector('form')?.dispatchEvent(new Event('focusin', {bubbles: true}));
      return document.documentElement.dataset.hasHydrated === 'true';
    });
  }

  /** Waits for the page at an address, as the router or a document shows it. */
  async arrive(address: string): Promise<void> {
    await this.until(
      (target) => location.href === target && document.readyState === 'complete',
      this.host.origin + address,
    );
  }

  async resize(width: number, height: number): Promise<void> {
    await this.driver.resize(width, height);
    await this.until((wanted) => innerWidth === wanted, width);
  }

  /** Presses keys together: `/`, `Control+k`, `ArrowDown`. */
  press(keys: string): Promise<void> {
    return this.driver.press(keys.split('+'));
  }

  async type(text: string): Promise<void> {
    for (const letter of text) {
      await this.driver.press([letter]);
    }
  }

  /** Waits for an element that can be seen and contains a text. @returns its middle */
  async sees(selector: string, text = ''): Promise<[number, number]> {
    return (await this.until(find, selector, text)) as [number, number];
  }

  /** Waits until no element that matches can be seen. */
  async misses(selector: string): Promise<void> {
    await this.until((gone) => {
      const all = Array.from(document.querySelectorAll(gone));
      return all.every((element) => element.getClientRects().length === 0);
    }, selector);
  }

  /** Waits until an element has the focus. `:focus` also asks WebKit whether its window is in front. */
  async focuses(selector: string): Promise<void> {
    await this.until((wanted) => document.activeElement?.matches(wanted), selector);
  }

  async click(selector: string, text?: string): Promise<void> {
    await this.driver.click(...(await this.sees(selector, text)));
  }

  async close(): Promise<void> {
    await this.driver.stop();
    await this.host.stop();
  }
}
