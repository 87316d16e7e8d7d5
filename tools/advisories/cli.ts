/**
 * `npm run advisories`: asks the registry which advisories the locked packages of a build have. Fails when one is not
 * explained in SECURITY.md, or is explained there and gone.
 */
import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {siteDir} from '../../config/pages';
import {judge, type Audit} from './judge';

// Its status says whether there are any, which is not the question.
const {stdout, stderr} = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
  cwd: siteDir,
  encoding: 'utf8',
  maxBuffer: 2 ** 28,
});
try {
  const lines = judge(JSON.parse(stdout) as Audit, readFileSync(path.join(siteDir, 'SECURITY.md'), 'utf8'));
  console.log(lines.join('\n') || 'SECURITY.md explains all advisories.');
  process.exitCode = lines.length > 0 ? 1 : 0;
} catch (error) {
  console.error(`${error instanceof Error ? error.message : String(error)}\n${stdout}${stderr}`);
  process.exitCode = 1;
}
