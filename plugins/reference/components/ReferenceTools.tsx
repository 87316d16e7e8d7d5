import {useEffect, type ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import TOCItems from '@theme/TOCItems';

const ID = 'ref-contents';

/** The contents of a page of the reference. They stay below the navbar. */
export default function ReferenceTools(): ReactNode {
  const {toc, metadata} = useDoc();
  useEffect(() => {
    import('../page/start').then(
      ({addNames}) => addNames(),
      // WebKit cancels the request if the reader leaves the page. Without the script, the contents have only headings.
      () => undefined,
    );
  }, []);
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
