import type {ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import styles from './styles.module.css';

/* eslint jsx-a11y/no-interactive-element-to-noninteractive-role: off --
   The rule takes a `td` for a gridcell. This table is none, and its cells need their role. cspell:ignore noninteractive */

/** The places of a row that a table may fill beside its name. Their order is that of the cells in the HTML. */
const places = ['type', 'presence', 'default', 'meaning'] as const;
type Place = (typeof places)[number];

export interface Row extends Partial<Record<Place, ReactNode>> {
  anchor: string;
  name: ReactNode;
  /** It has to be written; its presence stands out. */
  isRequired?: boolean;
}

interface Props {
  caption: string;
  /** Headings of the places that the table has. */
  headings: Partial<Record<Place, string>> & {name: string};
  rows: Row[];
}

/**
 * Shows one entry per row, each with an anchor. The layout takes `display: table` away, and with it some browsers drop
 * the roles: hence they are spelled out.
 */
export default function ReferenceTable({caption, headings, rows}: Props): ReactNode {
  const brokenLinks = useBrokenLinks();
  const shown = places.filter((place) => headings[place] !== undefined);
  return (
    <table role="table" className={styles.table}>
      <caption>{caption}</caption>
      <thead>
        <tr role="row">
          {[headings.name, ...shown.map((place) => headings[place])].map((heading) => (
            <th key={heading} scope="col" role="columnheader">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          brokenLinks.collectAnchor(row.anchor);
          return (
            <tr key={row.anchor} id={row.anchor} role="row">
              <th scope="row" role="rowheader" className={styles.name}>
                <a href={`#${row.anchor}`}>{row.name}</a>
              </th>
              {shown.map((place) => (
                <td
                  key={place}
                  role="cell"
                  className={styles[place]}
                  data-required={place === 'presence' && row.isRequired ? true : undefined}>
                  {row[place]}
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
