import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {createServer, type AddressInfo} from 'node:net';
import path from 'node:path';
import {createInterface} from 'node:readline';
import {python} from '../support/browsers';
import {Tab, watch} from './tab';

/** The codes of keys that aren't letters, from the WebDriver standard. */
const codes: Readonly<Record<string, string>> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Escape: '\uE00C',
  ArrowUp: '\uE013',
  ArrowDown: '\uE015',
};

type Send = (path: string, body?: object, method?: string) => Promise<unknown>;

class WebKitTab extends Tab {
  constructor(
    origin: string,
    private readonly send: Send,
  ) {
    super(origin);
  }

  override async run<Result, Values extends unknown[]>(
    act: (...values: Values) => Result | Promise<Result>,
    ...values: Values
  ): Promise<Result> {
    const script = `const [done, ...values] = Array.from(arguments).reverse();
      Promise.resolve().then(() => (${String(act)})(...values.reverse()))
        .then((result) => done({result}), (error) => done({error: String(error)}))`;
    const answer = (await this.send('/execute/async', {script, args: values})) as {
      result: Result;
      error?: string;
    };
    if (answer.error) {
      throw new Error(answer.error);
    }
    return answer.result;
  }

  private async act(actions: object): Promise<void> {
    await this.send('/actions', {actions: [actions]});
  }

  override async press(keys: string): Promise<void> {
    const values = (keys === '+' ? ['+'] : keys.split('+')).map((key) => codes[key] ?? key);
    await this.act({
      type: 'key',
      id: 'keyboard',
      actions: [
        ...values.map((value) => ({type: 'keyDown', value})),
        ...values.reverse().map((value) => ({type: 'keyUp', value})),
      ],
    });
  }

  override async resize(width: number, height: number): Promise<void> {
    await this.send('/window/rect', {x: 0, y: 0, width, height});
    await this.until(`a width of ${width}`, (wanted) => innerWidth === wanted, width);
  }

  private async point(x: number, y: number, buttons: string[]): Promise<void> {
    await this.act({
      type: 'pointer',
      id: 'mouse',
      parameters: {pointerType: 'mouse'},
      actions: [
        {type: 'pointerMove', x, y, origin: 'viewport', duration: 0},
        ...buttons.map((type) => ({type, button: 0})),
      ],
    });
  }

  protected override movePointer(x: number, y: number): Promise<void> {
    return this.point(x, y, []);
  }

  protected override clickPointer(x: number, y: number): Promise<void> {
    return this.point(x, y, ['pointerDown', 'pointerUp']);
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const {port} = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Starts an X server on a free display. @returns its number */
async function startDisplay(): Promise<[ChildProcess, string]> {
  const server = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const lines = createInterface(server.stdio[3] as NodeJS.ReadableStream);
  const [number] = (await once(lines, 'line')) as [string];
  return [server, `:${number}`];
}

/** Starts WebKitGTK with its driver. @returns a tab, and a function that ends all programs */
export async function startWebKit(origin: string): Promise<[Tab, () => Promise<void>]> {
  const [display, name] = await startDisplay();
  const port = await freePort();
  // A session bus of its own, which ends with the driver.
  const driver = spawn('dbus-run-session', ['--', 'WebKitWebDriver', '-p', String(port)], {
    stdio: 'ignore',
    detached: true,
    env: {
      ...process.env,
      DISPLAY: name,
      GDK_BACKEND: 'x11',
      // The machine of a test has no graphics card.
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      LIBGL_ALWAYS_SOFTWARE: '1',
      NO_AT_BRIDGE: '1',
      ...(process.getuid?.() === 0 && {WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1'}),
    },
  });
  const isAlive = () => driver.exitCode === null && driver.signalCode === null;
  const stop = async () => {
    if (isAlive() && driver.pid) {
      process.kill(-driver.pid);
    }
    display.kill();
    await Promise.resolve();
  };
  let session = '';
  const send: Send = async (address, body, method = 'POST') => {
    const response = await fetch(`http://127.0.0.1:${port}/session${session}${address}`, {
      method,
      ...(method === 'POST' && {body: JSON.stringify(body ?? {})}),
    });
    const {value} = (await response.json()) as {value: {message?: string} | null};
    if (!response.ok) {
      throw new Error(value?.message ?? `${address}: ${response.status}`);
    }
    return value;
  };
  const capabilities = {
    alwaysMatch: {
      'webkitgtk:browserOptions': {
        binary: python,
        args: [path.join(__dirname, 'window.py'), watch],
      },
    },
  };
  while (!session) {
    try {
      const {sessionId} = (await send('', {capabilities})) as {sessionId: string};
      session = `/${sessionId}`;
    } catch (error) {
      // The driver listens a moment after its start, on a busy machine a long one.
      if (!isAlive() || !(error instanceof TypeError)) {
        await stop();
        throw error;
      }
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  await send('/url', {url: `${origin}/404.html`});
  const end = async () => {
    await send('', undefined, 'DELETE').catch(() => undefined);
    await stop();
  };
  return [new WebKitTab(origin, send), end];
}
