/** The browsers of this machine that tests need besides the Chromium of tools/chromium.ts. */
import {spawnSync} from 'node:child_process';
import {findOnPath} from '../../tools/chromium';

/** Debian's packages of the browsers, and of what drives them. */
export const enginePackages = {
  chromium: 'chromium-headless-shell',
  firefox: 'firefox-esr',
  webkit: 'webkit2gtk-driver xvfb xauth dbus python3-gi gir1.2-webkit2-4.1',
};

export const chromiumAdvice =
  'Chromium not found. Install it ("sudo apt-get install chromium-headless-shell") or set CHROMIUM_PATH to its path.';

/** Path of Firefox, from FIREFOX_PATH or else from the PATH. */
export const findFirefox = () => process.env.FIREFOX_PATH ?? findOnPath(['firefox-esr', 'firefox']);

/** Python of Debian, which opens the window of WebKitGTK. Another one on the PATH lacks the library. */
export const python = '/usr/bin/python3';

/** Whether the library is there. Without it the window fails at once, which its driver awaits for ever. */
function hasWindow(): boolean {
  const program = 'import gi; gi.require_version("WebKit2", "4.1")';
  return spawnSync(python, ['-c', program]).status === 0;
}

/** Path of the program that drives WebKitGTK, if all that it needs is there, too. */
export const findWebKit = () =>
  ['xvfb-run', 'xauth', 'dbus-run-session'].every((program) => findOnPath([program])) && hasWindow()
    ? findOnPath(['WebKitWebDriver'])
    : undefined;
