// Change: replaces the original, which shows nothing but the first tab until React runs. Each tab is a radio button before its panel.
import {
  Children,
  Fragment,
  isValidElement,
  type ReactElement,
  type ReactNode,
  useId,
  useLayoutEffect,
} from 'react';
import clsx from 'clsx';
import {useLocation} from '@docusaurus/router';
import script from '@generated/tabs/default/script.json';
import type {Props} from '@theme/Tabs';
import type {Props as ItemProps} from '@theme/TabItem';
import {start} from '../../choices';
import {problemOf} from '../../rules';

/** The name of the tab in the address's query, for tabs with `queryString`. */
function queryOf({queryString, groupId}: Props): string | undefined {
  return typeof queryString === 'string' ? queryString : (queryString && groupId) || undefined;
}

export default function Tabs(props: Props): ReactNode {
  const {children, defaultValue, groupId, className, values} = props;
  const id = useId();
  const {hash} = useLocation();
  const items = Children.toArray(children as ReactNode).filter((child) =>
    isValidElement(child),
  ) as ReactElement<ItemProps>[];
  const problem = problemOf(props, items);
  if (problem) {
    throw new Error(`<Tabs>: ${problem.message}; ${problem.remedy}`);
  }
  const labels = new Map(values?.map(({value, label}) => [value, label]));
  const first = items.find(({props: item}) => item.default) ?? items[0];
  const shown = defaultValue === undefined ? first?.props.value : defaultValue;
  // On a page that React brings, where the script doesn't run, and when the router changes the place. Readers see no other tab before.
  useLayoutEffect(start, [hash]);

  return (
    <>
      <fieldset
        className={clsx('tabs-group', className)}
        data-group={groupId}
        data-query={queryOf(props)}
        aria-label={groupId}>
        {items.map((item, index) => {
          const {value, label = labels.get(value) ?? value} = item.props;
          const input = `${id}${index}`;
          return (
            <Fragment key={value}>
              <input type="radio" id={input} name={id} value={value} defaultChecked={value === shown} />
              <label htmlFor={input}>{label}</label>
              {item}
            </Fragment>
          );
        })}
      </fieldset>
      <script dangerouslySetInnerHTML={{__html: script.text}} />
    </>
  );
}
