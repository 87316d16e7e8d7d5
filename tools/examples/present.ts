/** Translates between the reader's addresses and paths and those of this machine. */
import {realpathSync} from 'node:fs';
import path from 'node:path';
import {layout, siteAddress} from './environment';
import type {Installed} from './tools';

/** Replaces the site's address by the loopback server's, in text to execute or write. */
export function toLoopback(text: string, loopback: string): string {
  return text.replaceAll(siteAddress, loopback);
}

/** Replaces the loopback server's address by the site's, in text that commands wrote. */
export function fromLoopback(text: string, loopback: string): string {
  const host = loopback.replace(/^http:\/\//, '');
  const ends = '(?![0-9])';
  return text
    .replace(new RegExp(escape(loopback) + ends, 'g'), siteAddress)
    .replace(new RegExp(escape(host) + ends, 'g'), siteAddress.replace(/^https:\/\//, ''));
}

/** Output as it looks on a reader's machine: without the private root and paths of tools. */
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
  for (const {name, path: file} of installed) {
    for (const place of new Set([file, realpathSync(file)])) {
      result = result.replace(new RegExp(`${escape(place)}(?![\\w./-])`, 'g'), name);
    }
  }
  return fromLoopback(result, loopback);
}

const escape = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
