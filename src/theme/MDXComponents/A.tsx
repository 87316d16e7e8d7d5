// Change: wraps the original. A link to a file next to the page, `[values](./values.yaml)`, doesn't get a final slash: the framework
// adds one to every address of the site, but this address isn't a page.
import type {ReactNode} from 'react';
import Original from '@theme-original/MDXComponents/A';
import type {Props} from '@theme/MDXComponents/A';

/** The framework marks these links so, because its own check of links knows pages only. */
const FILE = 'data-noBrokenLinkCheck';

export default function A(props: Props): ReactNode {
  const isFile = FILE in props && props.href?.startsWith('/');
  return isFile ? <a {...{...props, [FILE]: undefined}}>{props.children}</a> : <Original {...props} />;
}
