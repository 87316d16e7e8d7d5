import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import type {PropSidebarItem, PropSidebarItemLink} from '@docusaurus/plugin-content-docs';
import {useCurrentSidebarCategory} from '@docusaurus/plugin-content-docs/client';
import {LinkList} from '@site/src/components/Lists';
import component from '!!../Figure/svg-text.mjs!./component.svg';
import delivery from '!!../Figure/svg-text.mjs!./delivery.svg';
import holos from '!!../Figure/svg-text.mjs!./holos.svg';
import repository from '!!../Figure/svg-text.mjs!./repository.svg';
import '../Figure/figure.css';
import styles from './styles.module.css';

/** Where a change passes, each with a drawing and the groups of pages that belong there. */
const stations = [
  {drawing: repository, labels: ['Lay out the repository']},
  {drawing: component, labels: ['Write components']},
  {drawing: holos, labels: ['Understand Holos', 'Check manifests']},
  {drawing: delivery, labels: ['Deliver the manifests']},
];

const stationed = stations.flatMap(({labels}) => labels);

/** A group of pages: their names, with the summaries of their front matter. */
function Group({group}: {group: PropSidebarItem | undefined}): ReactNode {
  if (group?.type !== 'category') {
    throw new Error(`TopicMap: the sidebar has no groups, or no longer these: ${stationed.join(', ')}`);
  }
  return (
    <>
      <h2 id={group.label.toLowerCase().replaceAll(' ', '-')}>{group.label}</h2>
      <LinkList>
        <ul>
          {(group.items as PropSidebarItemLink[]).map(({href, label, customProps}) => (
            <li key={href}>
              <Link to={href}>{label}</Link>
              <br />
              {customProps?.summary as string}
            </li>
          ))}
        </ul>
      </LinkList>
    </>
  );
}

/** Shows the category of the sidebar whose page this is as a map: groups at their stations, and below, all others. */
export default function TopicMap(): ReactNode {
  const {items} = useCurrentSidebarCategory();
  const labelOf = (item: PropSidebarItem) => (item.type === 'category' ? item.label : '');
  const others = items.filter((item) => !stationed.includes(labelOf(item)));
  return (
    <div className={styles.map}>
      {stations.map(({drawing, labels}) => (
        <section key={labels[0]} className={styles.station}>
          <div
            className={clsx('figure', styles.drawing)}
            aria-hidden="true"
            dangerouslySetInnerHTML={{__html: drawing}}
          />
          <div>
            {labels.map((label) => (
              <Group key={label} group={items.find((item) => labelOf(item) === label)} />
            ))}
          </div>
        </section>
      ))}
      {others.map((group) => (
        <section key={labelOf(group)}>
          <Group group={group} />
        </section>
      ))}
    </div>
  );
}
