/** The browsers of this machine that tests need besides the Chromium of plugins/kit. */
import {findChromium, findOnPath, full, shell} from '../../plugins/kit/chromium';

export const chromiumAdvice =
  'Chromium not found. Install it ("sudo apt-get install chromium") or set CHROMIUM_PATH to its path.';

/** Path of a full Chromium: the headless shell requests no icons and has no back-forward cache. */
export const findFullChromium = () => (findChromium()?.endsWith(shell) ? findOnPath(full) : findChromium());

/** Path of Firefox, from FIREFOX_PATH or else from the PATH. */
export const findFirefox = () => process.env.FIREFOX_PATH ?? findOnPath(['firefox-esr', 'firefox']);

/** Path of the program that drives WebKitGTK, if the programs that it needs are there, too. */
export const findWebKit = () =>
  findOnPath(['Xvfb']) && findOnPath(['dbus-run-session']) ? findOnPath(['WebKitWebDriver']) : undefined;
