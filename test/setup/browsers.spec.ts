/** Installs the browsers that are missing, if run as root on Debian. */
import {execFileSync} from 'node:child_process';
import {expect, test} from '@playwright/test';
import {findChromium, findOnPath} from '../../tools/chromium';
import {chromiumAdvice, enginePackages, findFirefox, findWebKit} from '../support/browsers';
import {fontPackages, hasFonts} from '../support/fonts';

const canInstall = process.getuid?.() === 0 && findOnPath(['apt-get']) !== undefined;

function install(packages: string): void {
  const command = 'DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends';
  execFileSync('sh', ['-c', `apt-get update -qq; ${command} ${packages} || true`], {stdio: 'inherit'});
}

test('Chromium and its fonts are installed', () => {
  test.setTimeout(600_000);
  if ((!findChromium() || !hasFonts('dejavu')) && canInstall) {
    install(`${findChromium() ? '' : enginePackages.chromium} fonts-dejavu-core`);
  }
  expect(findChromium(), chromiumAdvice).toBeDefined();
  // Other systems don't read their configuration.
  expect(hasFonts('dejavu') || process.platform !== 'linux', 'DejaVu Sans is there').toBe(true);
});

// Without one of them, its tests are skipped, and say which packages they need.
test('Firefox, WebKitGTK and other fonts are installed, where that is possible', {tag: '@later'}, () => {
  test.setTimeout(600_000);
  if (!findFirefox() && canInstall) {
    install(enginePackages.firefox);
  }
  if (!findWebKit() && canInstall) {
    install(enginePackages.webkit);
  }
  if (!(hasFonts('liberation') && hasFonts('noto')) && canInstall) {
    install(fontPackages);
  }
});
