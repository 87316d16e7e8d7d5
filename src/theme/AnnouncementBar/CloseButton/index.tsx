// Change: ejected. Its class is the site's own, by which the announcement closes before React runs, not Infima's `close`.
import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import IconClose from '@theme/Icon/Close';
import clsx from 'clsx';
import type {Props} from '@theme/AnnouncementBar/CloseButton';
import {ANNOUNCEMENT_CLOSE} from '@site/lib/earlyNames';

export default function CloseButton({className, ...props}: Props): ReactNode {
  return (
    <button
      type="button"
      aria-label={translate({id: 'theme.AnnouncementBar.closeButtonAriaLabel', message: 'Close'})}
      {...props}
      className={clsx('clean-btn', ANNOUNCEMENT_CLOSE, className)}>
      <IconClose width={14} height={14} strokeWidth={3.1} />
    </button>
  );
}
