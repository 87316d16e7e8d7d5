/** The headers that this site asks of hosts: static/_headers, as Cloudflare Pages and Netlify read it. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {siteDir} from '../../config/pages';

const text = readFileSync(path.join(siteDir, 'static/_headers'), 'utf8');

/** The headers of each rule, by the rule's address: `/*` for all files, `/*.md` for those with an ending. */
export const headersOf: Readonly<Record<string, Record<string, string>>> = Object.fromEntries(
  text.split(/\n(?=\/)/).map((rule) => {
    const [address = '', ...lines] = rule.trimEnd().split(/\n {2}/);
    return [address, Object.fromEntries(lines.map((line) => line.split(/: (.*)/)))];
  }),
);
