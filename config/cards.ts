import path from 'node:path';
import {docsFolders} from './site';

/**
 * Address of the picture that link previews show of a page of the docs or a post; undefined for other pages, which
 * have the site's. plugins/social-cards draws it.
 *
 * @param file path of the page's source, absolute or from the site's folder
 */
export function cardOf(file: string): string | undefined {
  const relative = path.relative(process.cwd(), path.resolve(file)).split(path.sep).join('/');
  const id = relative.replace(/(?:\/index)?\.mdx?$/, '');
  const docs = docsFolders.find(({folder}) => relative.startsWith(`${folder}/`));
  if (docs) {
    return `/cards/${docs.version}${id.slice(docs.folder.length)}.png`;
  }
  return relative.startsWith('blog/') ? `/cards/${id}.png` : undefined;
}
