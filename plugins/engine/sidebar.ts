import type {LoadedContent} from '@docusaurus/plugin-content-docs';

type Items = LoadedContent['loadedVersions'][number]['sidebars'][string];

/** The pages in a list of sidebar items in order, each with its categories. */
export function docsBelow(
  items: Items,
  trail: readonly string[] = [],
): {id: string; trail: readonly string[]}[] {
  return items.flatMap((item) => {
    if (item.type === 'category') {
      return [
        ...(item.link?.type === 'doc' ? [{id: item.link.id, trail}] : []),
        ...docsBelow(item.items, [...trail, item.label]),
      ];
    }
    return item.type === 'doc' || item.type === 'ref' ? [{id: item.id, trail}] : [];
  });
}
