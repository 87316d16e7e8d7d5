import type {ReactNode} from 'react';
import type {Props} from '@theme/CodeBlock';

/** A quoted line among other words, instead of in a block. */
export default function Words({html = ''}: Pick<Props, 'html'>): ReactNode {
  return <span dangerouslySetInnerHTML={{__html: html}} />;
}
