/** The files of a new page of the docs. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {createPages} from '../../lib/pages';
import type {Version} from '../../lib/versions';
import {isName, titleFrom, yamlText} from './names';
import {withPage} from './sidebar';

/** What to write, by paths from the site's folder, and what to tell the writer. */
export interface Made {
  files: Map<string, string>;
  next: string[];
}

const body = (title: string) => `---
title: ${yamlText(title)}
description: "TODO: say in 50 to 160 characters what readers have at the end of this page."
---

TODO: what readers have at the end of this page, and what they need for it.
`;

const sidebarOf = ({status, folder}: Version) =>
  status === 'unreleased' ? 'sidebars.ts' : `versioned_sidebars/${path.basename(folder)}-sidebars.json`;

/**
 * Makes a page in each of the versions, and lists it in their sidebars after the pages of its folder.
 *
 * @param name path below a version's folder: `topics/secrets`; `docs/` before it and an ending are left out
 * @param title by default, the last part of the path
 * @throws Error that says what is wrong with the path
 */
export async function newPage(
  siteDir: string,
  versions: readonly Version[],
  name: string,
  title?: string,
): Promise<Made> {
  const id = name.replace(/^docs\/|\.mdx?$/g, '');
  if (!id.split('/').every(isName)) {
    throw new Error(
      `"${name}" is no path of a page: give it as below docs/, without an ending, in lower case and with hyphens, ` +
        'such as topics/secrets.',
    );
  }
  const text = body(title ?? titleFrom(id.replace(/\/index$/, '')));
  const pages = createPages(siteDir, versions);
  const files = new Map<string, string>();
  for (const version of versions) {
    const source = `${version.folder}/${id}.mdx`;
    const taken = pages.all().find(({route}) => route === pages.of(source)?.route);
    if (taken) {
      throw new Error(`${taken.source} is there already.`);
    }
    files.set(source, text);
    const sidebar = sidebarOf(version);
    const file = path.join(siteDir, sidebar);
    files.set(sidebar, await withPage(readFileSync(file, 'utf8'), file, id));
  }
  const index = path.posix.join(path.posix.dirname(id), 'index.mdx');
  const listings = versions
    .map(({folder}) => `${folder}/${index}`)
    .filter((file) => existsSync(path.join(siteDir, file)));
  return {
    files,
    next: [
      'Write what stands behind the word TODO, in each version; "npm test -- spelling" finds it.',
      ...(listings.length > 0 ? [`Let readers find the page from ${listings.join(' and ')}.`] : []),
      `npm start                                   # ${pages.of([...files.keys()][0] ?? '')?.route}`,
      `npm run examples -- --update ${id}   # if it has commands to run`,
      'npm test -- fast',
    ],
  };
}
