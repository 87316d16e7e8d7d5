// Change: wraps the original. Tells the navbar whether the page has a sidebar, which a phone's menu then opens at.
import type {ReactNode} from 'react';
import Original from '@theme-original/BlogLayout';
import type {Props} from '@theme/BlogLayout';
import {HasSidebarProvider} from '@site/src/components/PhoneMenu';

export default function BlogLayout(props: Props): ReactNode {
  return (
    <HasSidebarProvider value={Boolean(props.sidebar?.items.length)}>
      <Original {...props} />
    </HasSidebarProvider>
  );
}
