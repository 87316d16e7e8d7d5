// Change: ejected. A globe in a few strokes; the original's outlines are a hundredth of each page's bytes.
import type {ReactNode} from 'react';
import type {Props} from '@theme/Icon/Language';
import LineIcon from '@site/src/components/LineIcon';

const globe = 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3 12h18M12 3c-6 6-6 12 0 18 6-6 6-12 0-18';

export default function IconLanguage(props: Props): ReactNode {
  return <LineIcon path={globe} width={20} height={20} aria-hidden {...props} />;
}
