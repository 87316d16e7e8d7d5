import {Fragment, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {PropSidebarItemLink} from '@docusaurus/plugin-content-docs';
import {useCurrentSidebarCategory, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {LinkList} from '@site/src/components/Lists';

/** The groups of the sidebar's category whose page this is: their pages, with their descriptions. Pages in no group come first. */
export default function TopicGroups(): ReactNode {
  const {docs} = useDocsVersion();
  const {items} = useCurrentSidebarCategory();
  const single = items.filter((item) => item.type === 'link');
  const groups = items.flatMap((item) => (item.type === 'category' ? [item] : []));
  return [{label: '', items: single}, ...groups].map((group) => (
    <Fragment key={group.label}>
      {group.label && <h2 id={group.label.toLowerCase().replaceAll(' ', '-')}>{group.label}</h2>}
      {group.items.length > 0 && (
        <LinkList>
          <ul>
            {(group.items as PropSidebarItemLink[]).map(({href, label, docId = ''}) => (
              <li key={href}>
                <Link to={href}>{label}</Link>
                <br />
                {docs[docId]?.description}
              </li>
            ))}
          </ul>
        </LinkList>
      )}
    </Fragment>
  ));
}
