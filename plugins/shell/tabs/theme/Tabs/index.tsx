// Change: replaces the original, which shows nothing but the first tab until React runs. Each tab is a radio button before its panel.
import {Children, Fragment, type ReactNode, useId, useLayoutEffect} from 'react';
import clsx from 'clsx';
import {useLocation} from '@docusaurus/router';
import script from '@generated/tabs/default/script.json';
import type {Props} from '@theme/Tabs';
import {start} from '../../choices';
import {faultsIn, isItem} from '../../faults';

export default function Tabs(props: Props): ReactNode {
  const {defaultValue, groupId, className, block, queryString} = props;
  const id = useId();
  const {pathname, hash} = useLocation();
  const children = Children.toArray(props.children).filter(
    (child) => !(typeof child === 'string' && child.trim() === ''),
  );
  const items = new Map(children.filter(isItem).map((item) => [item.props.value, item]));
  const tabs = props.values ?? children.filter(isItem).map((item) => item.props);
  const [fault] = faultsIn(
    props,
    children,
    tabs.map(({value}) => value),
  );
  if (fault !== undefined) {
    throw new Error(`<Tabs> on ${pathname}: ${fault}`);
  }
  const first = tabs.find((tab) => tab.default) ?? tabs[0];
  const shown = defaultValue === undefined ? first?.value : defaultValue;
  // For pages that the router brings, where the script doesn't run, and for links within a page. Before the reader sees another tab.
  useLayoutEffect(start, [hash]);

  return (
    <>
      <fieldset
        className={clsx('tabs-group', block && 'tabs-block', className)}
        data-group={groupId}
        data-query={queryString === true ? groupId : queryString || undefined}
        aria-label={groupId}>
        {tabs.map(({value, label = value, attributes}, index) => (
          <Fragment key={value}>
            <input
              type="radio"
              id={`${id}${index}`}
              name={id}
              value={value}
              defaultChecked={value === shown}
            />
            <label {...attributes} htmlFor={`${id}${index}`}>
              {label}
            </label>
            {items.get(value)}
          </Fragment>
        ))}
      </fieldset>
      <script dangerouslySetInnerHTML={{__html: script.text}} />
    </>
  );
}
