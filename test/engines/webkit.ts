/** WebKitGTK, in a window of its own, by the WebDriver standard. */
import {spawn} from 'node:child_process';
import path from 'node:path';
import {test} from '@playwright/test';
import {python} from '../support/browsers';
import {freePort} from '../support/freePort';
import {watch, type Driver} from './tab';

/** The standard's codes of keys that aren't letters. */
const codes: Record<string, string> = {
  Control: '\uE009',
  Enter: '\uE007',
  Escape: '\uE00C',
  ArrowDown: '\uE015',
};

export async function startWebKit(): Promise<Driver> {
  const port = freePort();
  // A display and a session bus of its own.
  const display = ['-a', '-f', test.info().outputPath('authority'), '-s', '-screen 0 1400x1000x24'];
  const program = spawn('xvfb-run', [...display, 'dbus-run-session', '--', 'WebKitWebDriver', '-p', port], {
    stdio: 'ignore',
    detached: true,
    env: {
      ...process.env,
      GDK_BACKEND: 'x11',
      NO_AT_BRIDGE: '1',
      // The machine of a test has no graphics card.
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      LIBGL_ALWAYS_SOFTWARE: '1',
      ...(process.getuid?.() === 0 && {WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1'}),
    },
  });
  let session = `http://127.0.0.1:${port}/session`;

  async function send(command: string, body: object): Promise<unknown> {
    const response = await fetch(session + command, {method: 'POST', body: JSON.stringify(body)});
    const {value} = (await response.json()) as {value: {message?: string; error?: string} | null};
    if (value?.error) {
      throw new Error(value.message || value.error);
    }
    return value;
  }

  // The driver listens a moment after its start, on a busy machine a long one.
  while (!(await fetch(session.replace('session', 'status')).catch(() => undefined))) {
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const window = {binary: python, args: [path.join(__dirname, 'window.py'), watch]};
  const capabilities = {alwaysMatch: {'webkitgtk:browserOptions': window}};
  session += `/${((await send('', {capabilities})) as {sessionId: string}).sessionId}`;

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
    async click(x, y) {
      const move = {type: 'pointerMove', x, y, origin: 'viewport', duration: 0};
      const actions = [move, ...['pointerDown', 'pointerUp'].map((type) => ({type, button: 0}))];
      await send('/actions', {actions: [{type: 'pointer', id: 'mouse', actions}]});
    },
    resize: (width, height) => send('/window/rect', {x: 0, y: 0, width, height}),
    async stop() {
      await fetch(session, {method: 'DELETE'}).catch(() => undefined);
      process.kill(-(program.pid ?? NaN));
    },
  };
}
