import {Fragment, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {PropSidebarItemLink} from '@docusaurus/plugin-content-docs';
import {useCurrentSidebarCategory, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {LinkList} from '@site/src/components/Lists';

/** The groups of the sidebar's category whose page this is: their pages, with their descriptions. */
export default function TopicGroups(): ReactNode {
  const {docs} = useDocsVersion();
  return useCurrentSidebarCategory().items.map((group) => {
    if (group.type !== 'category') {
      throw new Error('TopicGroups: in the sidebar, each item of this page’s category has to be a category');
    }
    return (
      <Fragment key={group.label}>
        <h2 id={group.label.toLowerCase().replaceAll(' ', '-')}>{group.label}</h2>
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
      </Fragment>
    );
  });
}
