// Change: replaces the original, which overrides the state that a reader changed before React started. Here the browser opens and
// closes, and page/folds.ts opens for a link to something inside.
import {isValidElement, useLayoutEffect, type ReactNode} from 'react';
import clsx from 'clsx';
import {useLocation} from '@docusaurus/router';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {Props} from '@theme/Details';
import {showTarget} from '../../../target';

export default function Details({summary, children, className, ...props}: Props): ReactNode {
  const {hash} = useLocation();
  // The router changes the address without an event. What is in a closed fold couldn't be scrolled to, or have the focus.
  useLayoutEffect(() => showTarget(hash), [hash]);
  useBrokenLinks().collectAnchor(props.id);
  return (
    <details {...props} className={clsx('alert alert--info fold details', className)}>
      {isValidElement(summary) ? summary : <summary>{summary ?? 'Details'}</summary>}
      <div className="details__content">{children}</div>
    </details>
  );
}
