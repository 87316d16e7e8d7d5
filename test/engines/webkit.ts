/** WebKitGTK, in a window of its own, by the WebDriver standard. */
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import path from 'node:path';
import {createInterface} from 'node:readline';
import {python} from '../support/browsers';
import {freePort} from '../support/devServer';
import {watch, type Driver} from './tab';

/** The standard's codes of keys that aren't letters. */
const codes: Record<string, string> = {
  Control: '\uE009',
  Enter: '\uE007',
  Escape: '\uE00C',
  ArrowDown: '\uE015',
};

/** Starts an X server on a free display, and the driver on it with a session bus of its own. @returns what ends both */
async function startPrograms(port: number): Promise<() => void> {
  const display = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const lines = createInterface(display.stdio[3] as NodeJS.ReadableStream);
  const [number] = (await once(lines, 'line')) as [string];
  const driver = spawn('dbus-run-session', ['--', 'WebKitWebDriver', '-p', String(port)], {
    stdio: 'ignore',
    detached: true,
    env: {
      ...process.env,
      DISPLAY: `:${number}`,
      GDK_BACKEND: 'x11',
      // The machine of a test has no graphics card.
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      LIBGL_ALWAYS_SOFTWARE: '1',
      NO_AT_BRIDGE: '1',
      ...(process.getuid?.() === 0 && {WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1'}),
    },
  });
  return () => {
    process.kill(-(driver.pid ?? NaN));
    display.kill();
  };
}

export async function startWebKit(): Promise<Driver> {
  const port = await freePort();
  const stop = await startPrograms(port);
  let session = `http://127.0.0.1:${port}/session`;

  async function send(command: string, body: object = {}, method = 'POST'): Promise<unknown> {
    const content = method === 'POST' ? {body: JSON.stringify(body)} : {};
    const response = await fetch(session + command, {method, ...content});
    const {value} = (await response.json()) as {value: {message?: string; error?: string} | null};
    if (value?.error) {
      throw new Error(value.message || value.error);
    }
    return value;
  }

  const window = {binary: python, args: [path.join(__dirname, 'window.py'), watch]};
  const capabilities = {alwaysMatch: {'webkitgtk:browserOptions': window}};
  for (let isOpen = false; !isOpen;) {
    try {
      const {sessionId} = (await send('', {capabilities})) as {sessionId: string};
      session += `/${sessionId}`;
      isOpen = true;
    } catch (error) {
      // The driver listens a moment after its start, on a busy machine a long one.
      if (!(error instanceof TypeError)) {
        throw error;
      }
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }

  return {
    load: (url) => send('/url', {url}),
    evaluate(expression) {
      const script = `const [done] = arguments;
        Promise.resolve().then(() => ${expression}).then(done, (error) => done({error: String(error)}))`;
      return send('/execute/async', {script, args: []});
    },
    async press(keys) {
      const values = keys.map((key) => codes[key] ?? key);
      const down = values.map((value) => ({type: 'keyDown', value}));
      const up = [...values].reverse().map((value) => ({type: 'keyUp', value}));
      await send('/actions', {actions: [{type: 'key', id: 'keyboard', actions: [...down, ...up]}]});
    },
    async point(x, y, act) {
      const move = {type: 'pointerMove', x, y, origin: 'viewport', duration: 0};
      const click = ['pointerDown', 'pointerUp'].map((type) => ({type, button: 0}));
      const actions = act === 'click' ? [move, ...click] : [move];
      await send('/actions', {actions: [{type: 'pointer', id: 'mouse', actions}]});
    },
    resize: (width, height) => send('/window/rect', {x: 0, y: 0, width, height}),
    async stop() {
      await send('', {}, 'DELETE').catch(() => undefined);
      stop();
    },
  };
}
