// Change: replaces the original, which highlights in the browser. The build prepares the blocks of Markdown (../MDXComponents/Code);
// what a component shows is in one color.
import type {ReactNode} from 'react';
import {useThemeConfig} from '@docusaurus/theme-common';
import {parseLines} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/CodeBlock';
import {linesBy} from '../../../../engine/codeBlock';
import {readFence} from '../../../../engine/fences';
import CodeFrame from '../../CodeFrame';
import {highlight} from '../../highlight';

export default function CodeBlock({
  children,
  className,
  metastring = '',
  language = /language-(\S+)/.exec(className ?? '')?.[1],
  showLineNumbers,
  ...props
}: Props): ReactNode {
  const {magicComments} = useThemeConfig().prism;
  const fence = readFence(language ?? '', metastring);
  const {title = fence.title} = props;
  const texts = [children].flat();
  if (!texts.every((text) => typeof text === 'string')) {
    return <CodeFrame {...{title, language, children}} />;
  }
  const options = {language, metastring: fence.marked, magicComments};
  const {code, classes} = linesBy(parseLines, texts.join(''), options);
  const firstNumber = showLineNumbers ? Number(showLineNumbers) : fence.firstNumber;
  return <CodeFrame {...{title, language}} html={highlight(code, '', {classes, firstNumber})} />;
}
