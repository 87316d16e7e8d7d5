import {useEffect, type ReactNode} from 'react';
import type {Overview as Data} from '../facts';

const ID = 'ref-contents';

interface Props {
  /** `Overview` as JSON, which the remark plugin writes. */
  data?: string;
}

/**
 * The contents of a page of the reference, and a field that leaves only the entries one looks for. Both stay below the
 * navbar. Without the remark plugin it is nothing.
 */
export default function Overview({data}: Props): ReactNode {
  useEffect(() => {
    void import('../page/start').then(({start}) => start());
  }, []);
  if (data === undefined) {
    return null;
  }
  const {chapters, count} = JSON.parse(data) as Data;
  const label = `Filter ${count} names`;
  return (
    <div className="ref-tools" data-repeats="">
      {/* React 18 passes on unknown attributes in small letters. */}
      <button type="button" {...{popovertarget: ID}}>
        Contents
      </button>
      <form role="search" aria-label={label}>
        <input type="search" aria-label={label} placeholder={label} autoComplete="off" spellCheck={false} />
        <output />
      </form>
      <nav id={ID} aria-label="Contents" {...{popover: 'auto'}}>
        {/* page/start.ts adds the names of each section. */}
        <ul className="table-of-contents">
          {chapters.map(({anchor, title, isCode, depth}) => (
            <li key={anchor} className={depth > 2 ? 'ref-below' : undefined}>
              <a href={`#${anchor}`}>{isCode ? <code>{title}</code> : title}</a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
