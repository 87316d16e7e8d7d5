// Change: ejected. One sidebar serves all screens: on a phone it is a popover, which opens before React runs and
// without JavaScript. The original has one of its own there, and can hide its sidebar, which this site never does.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/DocRoot/Layout/Sidebar';
import DocSidebarDesktop from '@theme/DocSidebar/Desktop';
import {PHONE_MENU, SIDEBAR_ID} from '@site/lib/earlyNames';
import PhoneMenu, {menuAttributes} from '@site/src/components/PhoneMenu';
import styles from './styles.module.css';

const keep = () => undefined;

export default function DocRootLayoutSidebar({sidebar}: Props): ReactNode {
  const {pathname} = useLocation();
  // Another sidebar starts with its own folds: https://github.com/facebook/docusaurus/issues/3414
  const key = useDocsSidebar()?.name;
  return (
    <aside
      {...menuAttributes(SIDEBAR_ID)}
      className={clsx(ThemeClassNames.docs.docSidebarContainer, PHONE_MENU, styles.container)}>
      <PhoneMenu closes={SIDEBAR_ID} back className={styles.viewport}>
        <DocSidebarDesktop key={key} path={pathname} sidebar={sidebar} onCollapse={keep} isHidden={false} />
      </PhoneMenu>
    </aside>
  );
}
