import type {Element} from 'hast';
import type {FinishedPage} from '../../engine/finishedPage';
import {elementsOf, toHtml} from '../../engine/html';

/** Corrects what the framework tells previews of links and search engines about a page. */
export function correctMetadata({tree, site, article, replace}: FinishedPage): void {
  const change = (element: Element, ...changed: Element[]) =>
    replace(
      element.position?.start.offset as number,
      element.position?.end.offset as number,
      toHtml(changed),
    );
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
    } else if (/^(docsearch:|docusaurus_|keywords$)/.test(String(properties.name))) {
      // For a search service that this site doesn’t use; no search engine has read keywords for years.
      change(element);
    }
  });
}
