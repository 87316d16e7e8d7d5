import type {Element} from 'hast';
import type {FinishedPage} from '../../engine/finishedPage';
import {elementsOf, isElement, metaContent, textOf, toHtml} from '../../engine/html';

/** Properties of structured data that are addresses. */
const addresses = ['@id', 'url', 'mainEntityOfPage', 'item'];

/**
 * Corrects structured data (framework 3.6.1): pages have their canonical address, and posts their tags as keywords:
 * `"url":"https://holos.run/blog/a","keywords":[]` → `"url":"https://holos.run/blog/a/","keywords":["cue"]`
 */
export function correctStructuredData(json: string, url: string, tags: readonly string[]): string {
  const corrected = JSON.stringify(JSON.parse(json), (key, value: unknown) => {
    if (key === 'keywords') {
      return tags.length > 0 ? tags : undefined;
    }
    const isAddress = addresses.includes(key) && typeof value === 'string' && value.startsWith(url);
    return isAddress && /\/[^/.]+$/.test(value) ? `${value}/` : value;
  });
  // A title can have `</script>`.
  return corrected.replaceAll('<', '\\u003c');
}

/** Corrects what the framework tells previews of links and search engines about a page. */
export function correctMetadata({tree, site, article, replaceElement}: FinishedPage): void {
  const change = (element: Element, ...changed: Element[]) => replaceElement(element, toHtml(changed));
  const tags = metaContent(tree, 'article:tag')?.split(',') ?? [];
  elementsOf(tree).forEach((element) => {
    const {properties} = element;
    if (properties.property === 'og:title') {
      // The site's name has a tag of its own.
      const content = String(properties.content).replace(` | ${site.title}`, '');
      change(element, {...element, properties: {...properties, content}});
    } else if (properties.property === 'og:image:alt' && article?.day) {
      // The picture of a post shows its title.
      change(element, {...element, properties: {...properties, content: article.title}});
    } else if (properties.itemProp && article?.day) {
      // A post has its dates in structured data, and no item that this could be a property of.
      change(element, {...element, properties: {...properties, itemProp: undefined}});
    } else if (isElement(element, 'script') && properties.type === 'application/ld+json') {
      const value = correctStructuredData(textOf(element), site.url, tags);
      change(element, {...element, children: [{type: 'text', value}]});
    } else if (/^(docsearch:|docusaurus_|keywords$)/.test(String(properties.name))) {
      // For a search service that this site doesn’t use; no search engine has read keywords for years.
      change(element);
    }
  });
}
