// Change: ejected. The main menu of a phone is a popover in the HTML, which opens before and without React. The sidebar
// is another popover (DocRoot/Layout/Sidebar, BlogSidebar).
import type {ReactNode} from 'react';
import {useThemeConfig} from '@docusaurus/theme-common';
import NavbarItem, {type Props as NavbarItemConfig} from '@theme/NavbarItem';
import PhoneMenu from '../../../components/PhoneMenu';
import {MENU_ID} from '../../../names';

export default function MobileSidebar(): ReactNode {
  const items = useThemeConfig().navbar.items as NavbarItemConfig[];
  return (
    <PhoneMenu id={MENU_ID}>
      <div className="menu">
        <ul className="menu__list">
          {items.map((item, index) => (
            <NavbarItem mobile {...item} key={index} />
          ))}
        </ul>
      </div>
    </PhoneMenu>
  );
}
