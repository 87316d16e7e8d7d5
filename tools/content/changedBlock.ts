import {spawnSync} from 'node:child_process';
import {parsePage, type ParsedPage, type Step} from '../../lib/examplePage';

const textOf = ({kind, lang, title, status, replaces, body}: Step) =>
  JSON.stringify([kind, lang, title, status, replaces, body]);

/**
 * The block that somebody has changed: the first one that the last commit of its page does not have at its place.
 * Undefined without Git, and where the page is as it was and another one that it starts from has changed.
 */
export function changedBlock(siteDir: string, {file, steps}: ParsedPage): Step | undefined {
  const {status, stdout} = spawnSync('git', ['show', `HEAD:./${file}`], {cwd: siteDir, encoding: 'utf8'});
  if (status !== 0) {
    return undefined;
  }
  const former = parsePage(stdout, file).steps.map(textOf);
  return steps.find((step, index) => textOf(step) !== former[index]);
}
