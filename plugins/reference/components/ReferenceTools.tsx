import {useEffect, type ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import TOCItems from '@theme/TOCItems';

const ID = 'ref-contents';

interface Props {
  /** The number of entries of all tables, which the remark plugin writes. */
  count?: string;
}

/**
 * The contents of a page of the reference, and a field that filters its entries. Both stay below the navbar. Without the
 * remark plugin, which counts the entries, it renders nothing.
 */
export default function ReferenceTools({count}: Props): ReactNode {
  const {toc, metadata} = useDoc();
  useEffect(() => {
    import('../page/start').then(
      ({start}) => start(),
      // WebKit cancels the request if the reader leaves the page. Without the script, the field filters nothing.
      () => undefined,
    );
  }, []);
  if (count === undefined) {
    return null;
  }
  const label = `Filter ${count} names`;
  return (
    <>
      {/* Behind the tools. The bar of each section covers it. */}
      <div className="ref-bar" aria-hidden data-repeats="">
        <b>{metadata.title}</b>
      </div>
      <div className="ref-tools" data-repeats="">
        {/* React 18 passes on unknown attributes in small letters. */}
        <button type="button" className="field" {...{popovertarget: ID}}>
          Contents
        </button>
        {/* Not a form: Enter would load the page again until the script is there. */}
        <div role="search" aria-label={label}>
          <input
            type="search"
            className="field"
            aria-label={label}
            placeholder={label}
            autoComplete="off"
            spellCheck={false}
          />
          <output />
        </div>
        <nav id={ID} className="popup" aria-label="Contents" {...{popover: 'auto'}}>
          {/* page/start.ts adds the names of each section. */}
          <TOCItems
            toc={toc}
            minHeadingLevel={2}
            maxHeadingLevel={3}
            className="table-of-contents"
            linkClassName={null}
          />
        </nav>
      </div>
    </>
  );
}
