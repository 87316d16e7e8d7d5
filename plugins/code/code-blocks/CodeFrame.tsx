/** The frame of a code block. Lines wrap, so that a block neither scrolls nor takes the focus. */
import {Fragment, type ReactNode} from 'react';
import clsx from 'clsx';
import {CODE_BLOCK} from '../../engine/codeBlock';
import type {CodeProps} from './props';

interface Props extends Partial<CodeProps> {
  title?: string;
  /** Without `html`, what the block shows. */
  children?: ReactNode;
}

// Crawlers such as trafilatura drop a `<figure>`, reader views a `<div>` of many links, and clippers a `<div>` before the code.
export default function CodeFrame({
  children,
  language,
  title,
  label = title ?? 'Code',
  path,
  name = label,
  html,
  exit,
  folded,
  run,
  runNote,
}: Props): ReactNode {
  // A command that printed nothing has no text: an empty box would look like a fault.
  const hasText = Boolean(html ?? children);
  const isCopied = hasText && (path ?? title ?? language) !== 'txt';
  return (
    <section className={clsx(CODE_BLOCK, folded && 'code-folded')} data-language={language}>
      <p className={clsx('code-bar', (path ?? title) && 'code-path')}>
        <span>
          {label.split(/(?<=\/)/).map((part, index) => (
            <Fragment key={index}>
              {index > 0 && <wbr />}
              {part}
            </Fragment>
          ))}
        </span>
        {exit && <small className="code-exit">exit {exit}</small>}
        {isCopied && (
          <button type="button" className="clean-btn code-copy" aria-label={`Copy ${name}`} title="Copy" />
        )}
      </p>
      {run && (
        <details className="fold code-run">
          <summary>
            <span>{run}</span>
            <span>{runNote}</span>
          </summary>
        </details>
      )}
      {hasText && (
        <pre>
          {html === undefined ? <code>{children}</code> : <code dangerouslySetInnerHTML={{__html: html}} />}
        </pre>
      )}
      {folded && (
        <details className="fold code-fold">
          <summary>
            <span>Show all {folded} lines</span>
            <span>Show fewer lines</span>
          </summary>
        </details>
      )}
    </section>
  );
}
