// Change: replaces the original, whose element has a role that only the original's list of tabs explains.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {Props} from '@theme/TabItem';

export default function TabItem({children, className}: Props): ReactNode {
  return <div className={clsx('tabs-panel', className)}>{children}</div>;
}
