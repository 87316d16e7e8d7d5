// Change: replaces the original, which shows nothing but the first tab until React runs. Each tab is a radio button before its panel.
import {Children, Fragment, isValidElement, type ReactElement, type ReactNode, useEffect, useId} from 'react';
import clsx from 'clsx';
import script from '@generated/tabs/default/script.json';
import type {Props} from '@theme/Tabs';
import type {Props as ItemProps} from '@theme/TabItem';
import {start} from '../../choices';

export default function Tabs({children, defaultValue, groupId, className}: Props): ReactNode {
  const id = useId();
  const items = Children.toArray(children as ReactNode).filter((child) =>
    isValidElement(child),
  ) as ReactElement<ItemProps>[];
  const first = items.find(({props}) => props.default) ?? items[0];
  const shown = defaultValue ?? first?.props.value;
  // On a page that React brings, where the script doesn't run.
  useEffect(start, []);

  return (
    <>
      <fieldset className={clsx('tabs-group', className)} data-group={groupId} aria-label={groupId}>
        {items.map((item, index) => {
          const {value, label = value} = item.props;
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
