// Change: ejected. One sidebar serves all screens: on a phone it is a popover, which opens before React and without scripts.
// The original renders another one there, and can hide its own, which needs React.
import type {ReactNode} from 'react';
import {useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/DocRoot/Layout/Sidebar';
import DocSidebarDesktop from '@theme/DocSidebar/Desktop';
import PhoneMenu from '../../../../components/PhoneMenu';
import {SIDEBAR_ID} from '../../../../names';

const ignore = () => undefined;

export default function DocRootLayoutSidebar({sidebar}: Props): ReactNode {
  const {pathname} = useLocation();
  // Another sidebar starts with its own folds: https://github.com/facebook/docusaurus/issues/3414
  const key = useDocsSidebar()?.name;
  return (
    <PhoneMenu id={SIDEBAR_ID} className={ThemeClassNames.docs.docSidebarContainer}>
      <DocSidebarDesktop key={key} path={pathname} sidebar={sidebar} onCollapse={ignore} isHidden={false} />
    </PhoneMenu>
  );
}
