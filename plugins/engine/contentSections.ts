/** The sections that articles belong to: versions of the docs, and blogs. */
import path from 'node:path';
import type {AllContent} from '@docusaurus/types';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import {withoutBase} from './addresses';

/** `/base/docs/v2`, `/base/` → `v2`; an address at the root of the site has no segment. */
function lastSegment(address: string, base: string): string {
  const route = withoutBase(base, `${address}/`) ?? address;
  return route.replace(/\/+$/, '').split('/').at(-1) ?? '';
}

/** The section of a version's pages, by the address of the version. */
export const sectionOfDocs = (address: string, base: string): string => lastSegment(address, base) || 'docs';

/** The section of a blog's posts. Later versions of the framework don't expose the blog's address. */
export const sectionOfBlog = ({blogTagsListPath}: BlogContent, base: string): string =>
  lastSegment(path.posix.dirname(blogTagsListPath), base) || 'blog';

const allInstances = <Content>(allContent: AllContent, plugin: string) =>
  Object.values(allContent[plugin] ?? {}) as Content[];

/** The contents of all instances of the docs plugin and of the blog plugin. */
export const docsIn = (allContent: AllContent) =>
  allInstances<DocsContent>(allContent, 'docusaurus-plugin-content-docs');

export const blogsIn = (allContent: AllContent) =>
  allInstances<BlogContent>(allContent, 'docusaurus-plugin-content-blog');
