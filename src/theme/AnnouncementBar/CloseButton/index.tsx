// Change: wraps the original. Its class is the site's own, by which the announcement closes before React runs.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import Original from '@theme-original/AnnouncementBar/CloseButton';
import type {Props} from '@theme/AnnouncementBar/CloseButton';
import {ANNOUNCEMENT_CLOSE} from '@site/lib/earlyNames';

export default function CloseButton({className, ...props}: Props): ReactNode {
  return <Original {...props} className={clsx(ANNOUNCEMENT_CLOSE, className)} />;
}
