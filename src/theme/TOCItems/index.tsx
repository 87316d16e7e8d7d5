// Change: wraps the original. An entry has no class: the list has one.
import type {ComponentProps, ReactNode} from 'react';
import Original from '@theme-original/TOCItems';

export default function TOCItems(props: ComponentProps<typeof Original>): ReactNode {
  return <Original {...props} linkClassName={null} />;
}
