import {chromiumAdvice, findChromium, findOnPath} from '../../lib/chromium';
import {run} from './run';

/**
 * Makes sure that the tests find a Chromium: the one on this machine, else Debian's, where the caller may
 * install packages.
 *
 * @throws Error with the package to install, in one line.
 */
export async function ensureChromium(): Promise<string> {
  const present = findChromium();
  if (present) {
    return present;
  }
  if (process.getuid?.() === 0 && findOnPath(['apt-get'])) {
    const env = {DEBIAN_FRONTEND: 'noninteractive'};
    await run('apt-get', ['update', '-qq'], env);
    const install = (name: string) =>
      run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], env);
    // Older releases of Debian do not have the shell.
    if ((await install('chromium-headless-shell')).status !== 0) {
      await install('chromium');
    }
  }
  const installed = findChromium();
  if (!installed) {
    throw new Error(chromiumAdvice);
  }
  return installed;
}
