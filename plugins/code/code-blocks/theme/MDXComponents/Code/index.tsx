// Change: replaces the original, which guesses from its text whether code is a block: those that the build has prepared have a label.
import type {ReactNode} from 'react';
import CodeInline from '@theme/CodeInline';
import type {Props} from '@theme/MDXComponents/Code';
import CodeFrame from '../../../CodeFrame';
import type {CodeProps} from '../../../block';

export default function MDXCode(props: Props | CodeProps): ReactNode {
  return 'label' in props ? <CodeFrame {...props} /> : <CodeInline {...props} />;
}
