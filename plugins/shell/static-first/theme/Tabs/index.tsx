// Change: replaces the original, which shows nothing but the first tab until React runs. Each tab is a radio button before its panel.
// The group is no `<fieldset>`, which reader views and crawlers leave out.
import {Children, Fragment, isValidElement, type ReactNode, useId} from 'react';
import type {Props} from '@theme/Tabs';
import type {Props as ItemProps} from '@theme/TabItem';

export default function Tabs({groupId, children}: Props): ReactNode {
  const id = useId();
  const items = Children.toArray(children).filter((child) => isValidElement<ItemProps>(child));
  return (
    <div className="tabs-group" role="radiogroup" aria-label={groupId}>
      {items.map((item, index) => (
        <Fragment key={item.props.value}>
          <input type="radio" id={`${id}${index}`} name={id} defaultChecked={index === 0} />
          <label htmlFor={`${id}${index}`}>{item.props.value}</label>
          <div className="tabs-panel">{item.props.children}</div>
        </Fragment>
      ))}
    </div>
  );
}
