// Change: replaces the original, which moves what it unfolds by a script that every article had; here the browser unfolds
// it.
import {isValidElement, type ReactNode} from 'react';
import clsx from 'clsx';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {Props} from '@theme/Details';

export default function Details({summary = 'Details', className, children, ...props}: Props): ReactNode {
  useBrokenLinks().collectAnchor(props.id);
  return (
    <details {...props} className={clsx('alert alert--info', className)}>
      {isValidElement(summary) ? summary : <summary>{summary}</summary>}
      {children}
    </details>
  );
}
