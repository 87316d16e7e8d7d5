/** The file of a new post. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {readFrontMatter} from '../../lib/markdown';
import {createPages} from '../../lib/pages';
import {BLOG} from '../../lib/sections';
import {isName, titleFrom, yamlText} from './names';
import type {Made} from './page';

/** The keys of a YAML file of the blog. */
function keysOf(siteDir: string, file: string): string[] {
  const text = readFileSync(path.join(siteDir, BLOG, file), 'utf8');
  return Object.keys(readFrontMatter(`---\n${text}\n---\n`));
}

/**
 * Makes a post.
 *
 * @param slug last part of its address: `faster-renders`
 * @param day its date, such as `2025-03-01`
 * @param title by default, the slug
 * @throws Error that says what is wrong with the slug
 */
export function newPost(siteDir: string, slug: string, day: string, title = titleFrom(slug)): Made {
  if (!isName(slug)) {
    throw new Error(`"${slug}" is no slug: write it in lower case and with hyphens, such as faster-renders.`);
  }
  const source = `${BLOG}/${day}-${slug}/index.mdx`;
  const pages = createPages(siteDir, []);
  const taken = pages.all().find(({route}) => route === pages.of(source)?.route);
  if (taken || existsSync(path.join(siteDir, source))) {
    throw new Error(`${taken?.source ?? source} is there already.`);
  }
  const [author = ''] = keysOf(siteDir, 'authors.yml');
  const text = `---
slug: ${slug}
title: ${yamlText(title)}
description: "TODO: say in 50 to 160 characters what the post tells its readers."
authors: [${author}]
tags: [] # of ${keysOf(siteDir, 'tags.yml').join(', ')}
---

TODO: an introduction. Lists of posts show the text up to here.

{/* truncate */}

TODO: the rest of the post.
`;
  return {
    files: new Map([[source, text]]),
    next: [
      'Write what stands behind the word TODO, and choose tags; "npm test -- spelling" finds it.',
      'A new author or tag needs an entry in blog/authors.yml or blog/tags.yml.',
      `npm start                                   # /blog/${slug}/`,
      'npm test -- fast',
    ],
  };
}
