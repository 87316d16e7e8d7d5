import {chromiumAdvice, findChromium, findOnPath} from '../../plugins/kit/chromium';

/** Finds a Chromium for the tests, or installs Debian's if run as root. */
export async function ensureChromium(
  run: (command: string) => Promise<{status: number | null}>,
): Promise<string> {
  if (!findChromium() && process.getuid?.() === 0 && findOnPath(['apt-get'])) {
    const install = 'DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends';
    // Older releases of Debian have no headless shell.
    await run(`apt-get update -qq; ${install} chromium-headless-shell || ${install} chromium`);
  }
  const found = findChromium();
  if (!found) {
    throw new Error(chromiumAdvice);
  }
  return found;
}
