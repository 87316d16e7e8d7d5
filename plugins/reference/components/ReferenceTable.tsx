import {Children, Fragment, type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {CodePart, DefinitionLine, Entry, Facts, Part, Relation} from '../facts';
import styles from './styles.module.css';

function Code({parts}: {parts: CodePart[]}): ReactNode {
  return parts.map((part, index) =>
    typeof part === 'string' ? (
      part
    ) : (
      <Link key={index} to={part.to}>
        {part.text}
      </Link>
    ),
  );
}

function Parts({parts}: {parts: Part[]}): ReactNode {
  return parts.map((part, index) => {
    if (typeof part === 'string') {
      return part;
    }
    const code = (
      <code key={index}>
        <Code parts={part.code} />
      </code>
    );
    return part.to === undefined ? (
      code
    ) : (
      <Link key={index} to={part.to}>
        {code}
      </Link>
    );
  });
}

/** The definition of a type, folded: the fields below say the same, and more. */
function Definition({lines}: {lines: DefinitionLine[]}): ReactNode {
  return (
    <details className={clsx('cue-definition', styles.definition)}>
      <summary>Definition in CUE</summary>
      <pre>
        <code className="language-cue">
          {lines.map(({label, value}, index) => (
            <Fragment key={index}>
              {index > 0 && '\n'}
              {label !== undefined && (
                <>
                  <span className="code-key">{label}</span>:{' '}
                </>
              )}
              <Code parts={value} />
            </Fragment>
          ))}
        </code>
      </pre>
    </details>
  );
}

/** Terms of the whole table, each before its values. */
function Relations({relations}: {relations: Relation[]}): ReactNode {
  return (
    <dl className={styles.relations}>
      {relations.map(({term, values}) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>
            <Parts parts={values} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Lets a long name break before its capitals. */
function breakable(name: string): ReactNode {
  return name.split(/(?=[A-Z][a-z])/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

/**
 * Entries in two columns: name, type and mark on the left, the meaning on the right. A list of definitions and not a
 * table, because a table that is laid out like this loses its rows and cells in some browsers.
 */
function EntryList({entries, meanings}: {entries: Entry[]; meanings: ReactNode[]}): ReactNode {
  const brokenLinks = useBrokenLinks();
  return (
    <dl className={styles.list}>
      {entries.map(({anchor, label, name, shorthand, type, mark, isRequired, fallback}, index) => {
        brokenLinks.collectAnchor(anchor);
        return (
          <div key={anchor} id={anchor}>
            <dt>
              <code>{breakable(name)}</code>
              {shorthand && (
                <>
                  , <code>{shorthand}</code>
                </>
              )}
              {/* The same as the link of a heading, so that the site's script for these works here too. */}
              <a className="hash-link" href={`#${anchor}`} aria-label={`Direct link to ${label}`}>
                &#8203;
              </a>
            </dt>
            {type && (
              <dd className={styles.type}>
                <Parts parts={type} />
              </dd>
            )}
            {mark && (
              <dd className={styles.mark}>
                <span className={clsx(isRequired && styles.required)}>{mark}</span>
              </dd>
            )}
            <dd className={styles.meaning}>
              {meanings[index]}
              {fallback && (
                <>
                  {' '}
                  <span>
                    <Parts parts={fallback} />
                  </span>
                </>
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

interface Props {
  /** `Facts` as JSON, which the remark plugin writes. */
  facts?: string;
  /** The meanings, one for each entry; without the remark plugin the list as the page has it. */
  children?: ReactNode;
}

/** A table of the reference. Without the remark plugin of this folder, the page's own list is all that it shows. */
export default function ReferenceTable({facts, children}: Props): ReactNode {
  if (facts === undefined) {
    return children;
  }
  const {summary, definition, lists, relations} = JSON.parse(facts) as Facts;
  const meanings = Children.toArray(children);
  const starts = lists.map((_, index) => lists.slice(0, index).flat().length);
  // A direct child of the page would be as narrow as its prose.
  return (
    <div>
      {summary.length > 0 && <Relations relations={summary} />}
      {definition.length > 0 && <Definition lines={definition} />}
      {lists.map((entries, index) =>
        entries.length > 0 ? (
          <EntryList key={index} entries={entries} meanings={meanings.slice(starts[index])} />
        ) : null,
      )}
      {relations.length > 0 && <Relations relations={relations} />}
    </div>
  );
}
