import {Children, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {REQUIRED, type Entry, type Facts, type Part} from '../facts';

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

/** Name, type and marks in a line, then the meaning; of a fixed value all in a line. */
function EntryRow({entry, meaning}: {entry: Entry; meaning: ReactNode}): ReactNode {
  const {anchor, name, shorthand, type, isFixed, marks} = entry;
  useBrokenLinks().collectAnchor(anchor);
  return (
    <div id={anchor} className={isFixed ? 'ref-fixed' : undefined}>
      <dt>
        <a href={`#${anchor}`}>
          <code>{name}</code>
        </a>
        {shorthand && (
          <>
            , <code>{shorthand}</code>
          </>
        )}
      </dt>
      {(type || marks.length > 0) && (
        <dd>
          <Parts parts={type ?? []} />
          {marks.map((mark) => (
            <small key={mark} className={mark === REQUIRED ? 'ref-required' : undefined}>
              {` ${mark}`}
            </small>
          ))}
        </dd>
      )}
      <dd>{meaning}</dd>
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
  return (
    <div className="ref-table">
      {relations.map(({term, values}) => (
        <p key={term}>
          <b>{term}</b> <Parts parts={values} />
        </p>
      ))}
      {entries.length > 0 && (
        <dl>
          {entries.map((entry, index) => (
            <EntryRow key={entry.anchor} entry={entry} meaning={meanings[index]} />
          ))}
        </dl>
      )}
    </div>
  );
}
