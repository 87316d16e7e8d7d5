/** Mistakes in the use of tabs. The component throws the first one when it is rendered. */
import {isValidElement, type ReactElement} from 'react';
import type {Props} from '@theme/Tabs';
import type {Props as ItemProps} from '@theme/TabItem';

/** The properties that work; `lazy` changes nothing, because all panels are in the HTML. */
const known = {
  Tabs: ['children', 'className', 'groupId', 'defaultValue', 'values', 'queryString', 'block', 'lazy'],
  TabItem: ['children', 'className', 'value', 'label', 'attributes', 'default'],
};

const unknownIn = (name: keyof typeof known, props: object) =>
  Object.keys(props)
    .filter((key) => !known[name].includes(key))
    .map((key) => `<${name}> has no property ${key}; known are ${known[name].join(', ')}`);

export const isItem = (child: unknown): child is ReactElement<ItemProps> =>
  isValidElement<Partial<ItemProps>>(child) &&
  typeof child.props.value === 'string' &&
  child.props.value !== '';

/**
 * The faults of tabs, each with its remedy.
 *
 * @param children without blanks
 * @param values of the tabs, in their order
 */
export function faultsIn(props: Props, children: readonly unknown[], values: readonly string[]): string[] {
  const items = children.filter(isItem);
  const {defaultValue, groupId, queryString} = props;
  const faults: [isWrong: boolean, fault: string][] = [
    [items.length === 0, 'there is no tab: write a <TabItem value="…"> for each alternative'],
    [items.length < children.length, 'something is in no tab: put it into a <TabItem value="…">'],
    [new Set(values).size < values.length, `two tabs have the same value: ${values.join(', ')}`],
    [
      items.length !== values.length || items.some(({props: {value}}) => !values.includes(value)),
      'the list in "values" and the values of the tabs differ',
    ],
    [
      typeof defaultValue === 'string' && !values.includes(defaultValue),
      `no tab has the default value ${defaultValue}: choose one of ${values.join(', ')}`,
    ],
    [queryString === true && !groupId, 'queryString has no name: write queryString="name", or add a groupId'],
  ];
  return [
    ...faults.flatMap(([isWrong, fault]) => (isWrong ? [fault] : [])),
    ...unknownIn('Tabs', props),
    ...items.flatMap((item) => unknownIn('TabItem', item.props)),
  ];
}
