// Change: wraps the original. On pages of the docs, a button that copies the current section as Markdown follows the list.
import type {ComponentProps, ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import useRouteContext from '@docusaurus/useRouteContext';
import Original from '@theme-original/TOCItems';
import {withSlash} from '@site/plugins/kit/addresses';

type Props = ComponentProps<typeof Original>;

/** The framework (3.6.1) writes an end tag for `<br/>` in a heading, which HTML reads as a second break. */
const withoutEndTags = <Item extends {value: string}>(toc: readonly Item[]) =>
  toc.map((item) => ({...item, value: item.value.replace(/<\/(?:br|img|wbr)>/g, ' ')}));

export default function TOCItems(props: Props): ReactNode {
  const {pathname} = useLocation();
  const isDoc = useRouteContext().plugin.name === 'docusaurus-plugin-content-docs';
  return (
    <>
      <Original {...props} toc={withoutEndTags(props.toc)} />
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
