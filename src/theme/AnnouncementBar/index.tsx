// Change: wraps the original. It announces the unreleased version, whose own pages say what they are.
import type {ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import Original from '@theme-original/AnnouncementBar';
import {unreleased} from '@site/config/versions';

export default function AnnouncementBar(): ReactNode {
  const {pathname} = useLocation();
  return pathname.startsWith(`/docs/${unreleased.path}/`) ? null : <Original />;
}
