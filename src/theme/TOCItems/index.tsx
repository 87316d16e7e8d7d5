// Change: wraps the original. No line breaks within a flag.
import type {ComponentProps, ReactNode} from 'react';
import Original from '@theme-original/TOCItems';
import {flag} from '@site/plugins/engine/flags';

type Props = ComponentProps<typeof Original>;

/** The framework (3.6.1) writes an end tag for `<br/>` in a heading, which HTML reads as a second break. */
const withoutEndTags = (html: string) => html.replace(/<\/(?:br|img|wbr)>/g, ' ');

/** `unknown flag: --platform` → `unknown flag: <span class="code-word">--platform</span>` */
const withFlags = (html: string) => html.replace(flag, '<span class="code-word">$&</span>');

const drawn = <Item extends {value: string}>(toc: readonly Item[]) =>
  toc.map((item) => ({...item, value: withFlags(withoutEndTags(item.value))}));

export default function TOCItems(props: Props): ReactNode {
  return <Original {...props} toc={drawn(props.toc)} />;
}
