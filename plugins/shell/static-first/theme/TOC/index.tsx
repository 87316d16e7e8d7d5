// Change: replaces the original, which marks the current section only after React starts; page/contents.ts marks it here. The list
// has a visible label, which names its landmark.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import TOCItems from '@theme/TOCItems';
import type {Props} from '@theme/TOC';

/** Ids of headings never start with an underscore. */
const LABEL = '__contents';

export default function TOC({className, ...props}: Props): ReactNode {
  return (
    <nav aria-labelledby={LABEL} className={clsx('contents', className)}>
      <p id={LABEL} className="contents__label">
        On this page
      </p>
      <div className="contents__list thin-scrollbar">
        <TOCItems {...props} />
      </div>
    </nav>
  );
}
