// Change: wraps the original. No line breaks within a flag. On pages of the docs, a button that copies the current section as Markdown follows the list, unless it is in the text.
import type {ComponentProps, ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import useRouteContext from '@docusaurus/useRouteContext';
import Original from '@theme-original/TOCItems';
import {flag} from '@site/plugins/engine/flags';
import {withSlash} from '@site/plugins/engine/addresses';

type Props = ComponentProps<typeof Original>;

/** The framework (3.6.1) writes an end tag for `<br/>` in a heading, which HTML reads as a second break. */
const withoutEndTags = (html: string) => html.replace(/<\/(?:br|img|wbr)>/g, ' ');

/** `unknown flag: --platform` → `unknown flag: <span class="code-word">--platform</span>` */
const withFlags = (html: string) => html.replace(flag, '<span class="code-word">$&</span>');

const drawn = <Item extends {value: string}>(toc: readonly Item[]) =>
  toc.map((item) => ({...item, value: withFlags(withoutEndTags(item.value))}));

export default function TOCItems(props: Props): ReactNode {
  const {pathname} = useLocation();
  const isDoc = useRouteContext().plugin.name === 'docusaurus-plugin-content-docs';
  return (
    <>
      <Original {...props} toc={drawn(props.toc)} />
      {isDoc && props.linkClassName !== null && (
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
