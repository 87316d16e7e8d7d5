import {execFileSync} from 'node:child_process';

/** Gets a free port of this machine, at once, as a configuration needs it. As text, because workers print numbers in color. */
export function freePort(): string {
  const program =
    "const s = require('net').createServer().listen(0, '127.0.0.1', () => { console.log(String(s.address().port)); s.close(); })";
  return execFileSync(process.execPath, ['-e', program], {encoding: 'utf8'}).trim();
}
