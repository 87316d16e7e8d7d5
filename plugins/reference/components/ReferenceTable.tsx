import {Children, Fragment, type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {Entry, Facts, Part} from '../facts';
import styles from './styles.module.css';

function Parts({parts}: {parts: Part[]}): ReactNode {
  return parts.map((part, index) =>
    typeof part === 'string' ? (
      part
    ) : (
      <code key={index}>
        {part.code.map((piece, at) =>
          typeof piece === 'string' ? (
            piece
          ) : (
            <Link key={at} to={piece.to}>
              {piece.text}
            </Link>
          ),
        )}
      </code>
    ),
  );
}

/** Name, type and mark on the left, the meaning on the right. */
function EntryRow({entry, meaning}: {entry: Entry; meaning: ReactNode}): ReactNode {
  const {anchor, name, shorthand, type = [], marks} = entry;
  useBrokenLinks().collectAnchor(anchor);
  return (
    <div id={anchor}>
      <dt>
        <code>{name}</code>
        {shorthand && (
          <>
            , <code>{shorthand}</code>
          </>
        )}
        {/* The same as the link of a heading, so that the site's script for these works here too. */}
        <a className="hash-link" href={`#${anchor}`} aria-label={`Direct link to ${anchor}`}>
          &#8203;
        </a>
      </dt>
      <dd className={styles.type}>
        <Parts parts={type} />
        {marks.map((mark) => (
          <Fragment key={mark}>
            {' · '}
            <span className={clsx(mark !== 'Optional' && styles.strong)}>{mark}</span>
          </Fragment>
        ))}
      </dd>
      <dd className={styles.meaning}>{meaning}</dd>
    </div>
  );
}

interface Props {
  /** `Facts` as JSON, which the remark plugin writes. */
  facts?: string;
  /** The meanings, one for each entry; without the remark plugin the list as the page has it. */
  children?: ReactNode;
}

/**
 * A table of the reference. Without the remark plugin of this folder, the page's own list is all that it shows. Its
 * entries are a list of definitions, because a table that is laid out in two columns loses its rows in some browsers.
 */
export default function ReferenceTable({facts, children}: Props): ReactNode {
  if (facts === undefined) {
    return children;
  }
  const {relations, entries} = JSON.parse(facts) as Facts;
  const meanings = Children.toArray(children);
  // A direct child of the page would be as narrow as its prose.
  return (
    <div>
      {relations.map(({term, values}) => (
        <p key={term} className={styles.relation}>
          <b>{term}</b> <Parts parts={values} />
        </p>
      ))}
      {entries.length > 0 && (
        <dl className={styles.list}>
          {entries.map((entry, index) => (
            <EntryRow key={entry.anchor} entry={entry} meaning={meanings[index]} />
          ))}
        </dl>
      )}
    </div>
  );
}
