// Change: replaces the original, which guesses: blocks have a label from the build, or in a part that it didn't prepare, several lines.
import type {ReactNode} from 'react';
import CodeBlock from '@theme/CodeBlock';
import CodeInline from '@theme/CodeInline';
import type {Props} from '@theme/MDXComponents/Code';
import CodeFrame from '../../../CodeFrame';
import type {CodeProps} from '../../../block';

export default function MDXCode({children, ...props}: Props & Partial<CodeProps>): ReactNode {
  const Code = String(children).includes('\n') ? CodeBlock : CodeInline;
  return props.label ? <CodeFrame {...props} /> : <Code {...props}>{children}</Code>;
}
