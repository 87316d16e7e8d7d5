// Change: ejected. All screens use one sidebar; on a phone it's a popover, which opens before and without React.
// The original renders another sidebar on phones, and has a button to hide its own; both need React.
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
