import {visit} from 'unist-util-visit';
import type {ContentCheck} from '../../engine/content';
import type {Problem} from '../../engine/problem';

/** Finds `<Tabs>` in which a tab has no value, or that of another tab: readers couldn't tell them apart. */
export const checkTabs: ContentCheck = ({pages}) => {
  const problems: Problem[] = [];
  for (const {file, tree} of pages) {
    visit(tree, 'mdxJsxFlowElement', ({name, children, position}) => {
      const attributes = children.map((child) => ('attributes' in child ? child.attributes : []));
      const values = attributes.map(
        (list) => list.find((one) => 'name' in one && one.name === 'value')?.value,
      );
      if (name === 'Tabs' && (values.includes(undefined) || new Set(values).size < values.length)) {
        const message = '<Tabs> has two tabs with one value, or something that is no tab';
        const remedy = 'write a <TabItem value="…"> for each alternative';
        problems.push({file, line: position?.start.line ?? 1, message, remedy});
      }
    });
  }
  return problems;
};
