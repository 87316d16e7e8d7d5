// Change: wraps the original. An entry has no second line break, and no class: the list has one.
import type {ComponentProps, ReactNode} from 'react';
import Original from '@theme-original/TOCItems';

type Props = ComponentProps<typeof Original>;

/** The framework (3.6.1) writes an end tag for `<br/>` in a heading, which HTML reads as a second break. */
const withoutEndTags = (html: string) => html.replace(/<\/(?:br|img|wbr)>/g, ' ');

const drawn = <Item extends {value: string}>(toc: readonly Item[]) =>
  toc.map((item) => ({...item, value: withoutEndTags(item.value)}));

export default function TOCItems(props: Props): ReactNode {
  return <Original {...props} toc={drawn(props.toc)} linkClassName={null} />;
}
