/** Between what a reader sees and what is true on this machine. */
import {realpathSync} from 'node:fs';
import path from 'node:path';
import {layout, siteAddress} from './environment';
import type {Installed} from './tools';

/** Puts the loopback server in place of the site, in what is about to be executed or written. */
export function toLoopback(text: string, loopback: string): string {
  return text.replaceAll(siteAddress, loopback);
}

/** Puts the site back in place of the loopback server, in what was written. */
export function fromLoopback(text: string, loopback: string): string {
  const host = loopback.replace(/^http:\/\//, '');
  const ends = '(?![0-9])';
  return text
    .replace(new RegExp(escape(loopback) + ends, 'g'), siteAddress)
    .replace(new RegExp(escape(host) + ends, 'g'), siteAddress.replace(/^https:\/\//, ''));
}

/** What was printed, as it looks on a reader's machine: no private root, no path of a tool. */
export function present(text: string, root: string, loopback: string, installed: Installed[]): string {
  let result = text.replace(
    new RegExp(`${escape(path.join(root, layout.control, 'bash'))}: line \\d+: `, 'g'),
    'bash: ',
  );
  for (const [from, to] of [
    ['xdg/cache', '/home/you/.cache'],
    ['xdg/config', '/home/you/.config'],
    ['xdg/data', '/home/you/.local/share'],
    ['xdg/state', '/home/you/.local/state'],
  ] as const) {
    result = result.replaceAll(path.join(root, from), to);
  }
  result = result.replaceAll(root, '');
  for (const {name, path: filePath} of installed) {
    for (const place of new Set([filePath, realpathSync(filePath)])) {
      result = result.replace(new RegExp(`${escape(place)}(?![\\w./-])`, 'g'), name);
    }
  }
  return fromLoopback(result, loopback);
}

const escape = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
