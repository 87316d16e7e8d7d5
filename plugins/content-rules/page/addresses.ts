/** Links to addresses in the docs that no page has. The check of links finds links to other parts of the site after the build. */
import {existsSync} from 'node:fs';
import path from 'node:path';
import type {Definition, Link} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import {decodePath} from '../../kit/addresses';
import type {ContentPage} from '../../kit/content';
import {lineOf} from '../../kit/markdown';
import {createPages, type Page} from '../../kit/pages';
import {perObject} from '../../kit/perObject';
import type {Version} from '../../kit/versions';
import type {Rule} from '../rule';
import {nearest} from '../words';

/** The addresses that a page links to in Markdown, and in elements by `href` or `to`. */
const linksOf = perObject(({tree}: ContentPage) => {
  const found: {url: string; line: number}[] = [];
  visit(tree, ['link', 'definition'], (node) => {
    found.push({url: (node as Link | Definition).url, line: lineOf(node)});
  });
  visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
    for (const attribute of (node as MdxJsxFlowElement).attributes) {
      const isLink = attribute.type === 'mdxJsxAttribute' && ['href', 'to'].includes(attribute.name);
      if (isLink && typeof attribute.value === 'string') {
        found.push({url: attribute.value, line: lineOf(node)});
      }
    }
  });
  return found;
});

const endings = ['.mdx', '.md', '/index.mdx', '/index.md'];

/** The path that a link leads to; undefined for other sites, anchors and files, and where a part of pages has no address. */
function pathOf(url: string, route: string): string | undefined {
  const isRelative = !url.startsWith('/');
  const isElsewhere = /^(?:[a-z][a-z\d+.-]*:|\/\/|#|\?|$)/i.test(url) || url.startsWith('@site/');
  if (isElsewhere || (isRelative && route === '')) {
    return undefined;
  }
  const {pathname} = new URL(url, `http://site${route}`);
  const named = pathname.replace(/\.html$/, '');
  return /\.[a-z]\w*$/i.test(named) ? undefined : decodePath(named);
}

/** The address in the same folder whose name is most similar. */
function similar(target: string, pages: readonly Page[]): string | undefined {
  const split = (address: string) => /^(.*\/)([^/]+)\/?$/.exec(address) ?? ['', address, ''];
  const [, folder = '', name = ''] = split(target);
  const names = pages.map(({route}) => split(route)).filter(([, parent]) => parent === folder);
  const guess = nearest(
    name,
    names.map(([, , one = '']) => one),
  );
  return guess && `${folder}${guess}/`;
}

/** The rule looks for the page's file, so it needs no other page. */
export function addressRule(siteDir: string, versions: readonly Version[]): Rule {
  return (page, report) => {
    for (const {url, line} of linksOf(page)) {
      const target = pathOf(url, page.identity.route);
      const version = versions.find((one) => target?.startsWith(`/docs/${one.path}/`));
      if (target === undefined || !version) {
        continue;
      }
      const id = target.slice(`/docs/${version.path}/`.length).replace(/\/$/, '');
      if (endings.some((ending) => existsSync(path.join(siteDir, version.folder, `${id}${ending}`)))) {
        continue;
      }
      const guess = similar(target, createPages(siteDir, versions).all());
      report(line, `no page has the address ${target}`, guess ? `did you mean ${guess}?` : 'correct it');
    }
  };
}
