// Change: wraps the original. On pages of the docs, a button that copies the current section as Markdown follows the list.
import type {ComponentProps, ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import useRouteContext from '@docusaurus/useRouteContext';
import Original from '@theme-original/TOCItems';
import {withSlash} from '@site/plugins/kit/addresses';

export default function TOCItems(props: ComponentProps<typeof Original>): ReactNode {
  const {pathname} = useLocation();
  const isDoc = useRouteContext().plugin.name === 'docusaurus-plugin-content-docs';
  return (
    <>
      <Original {...props} />
      {isDoc && (
        <button
          type="button"
          className="clean-btn copy-section"
          data-copies={`${withSlash(pathname)}sections.json`}>
          Copy section as Markdown
        </button>
      )}
    </>
  );
}
