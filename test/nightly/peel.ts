/**
 * Builds the site without each of its capabilities, and prints a table of what happens: the build succeeds, or stops with a
 * sentence that names what needs the capability, or what it leaves without an owner.
 *
 * Usage: npx tsx test/nightly/peel.ts [NAME…]
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';
import {siteDir} from '../../config/pages';
import {CopiedSite} from '../support/copiedSite';

/** The names in the table of plugins/README.md. */
const names = Array.from(
  readFileSync(path.join(siteDir, 'plugins/README.md'), 'utf8').matchAll(/^\|[^|]*\| `([\w-]+)` \|/gm),
  ([, name = '']) => name,
);

/** The first message of a build that stopped. */
function messageOf(output: string): string {
  const [, message = output] = stripVTControlCharacters(output).split(/^\[ERROR\] /m);
  return message.trim().split('\n').slice(0, 3).join(' ');
}

async function main(chosen: readonly string[]): Promise<void> {
  const site = new CopiedSite();
  site.commit('The site');
  console.log('| Capability | Without it |\n|---|---|');
  for (const name of chosen.length > 0 ? chosen : names) {
    const {status, output} = await site.run('docusaurus', ['build'], {
      NODE_ENV: 'production',
      HOLOS_SITE_WITHOUT: name,
    });
    const result = status === 0 ? 'builds' : `stops: ${messageOf(output)}`;
    console.log(`| ${name} | ${result} |`);
    // A stack means that nobody thought of it.
    if (status !== 0 && !/ needs /.test(output) && /^ {4}at /m.test(messageOf(output))) {
      process.exitCode = 1;
    }
  }
  site.remove();
}

void main(process.argv.slice(2));
