/** The frame of a code block. Lines wrap, so that a block neither scrolls nor takes the focus. */
import {Fragment, type ReactNode} from 'react';
import clsx from 'clsx';
import {Name} from '../../engine/names';
import type {CodeProps} from './block';

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
    <section className={clsx(Name.CodeBlock, folded && 'code-folded')} data-language={language}>
      <p className={clsx(Name.CodeBar, (path ?? title) && Name.CodePath)}>
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
          <button
            type="button"
            className={clsx('clean-btn', Name.CodeCopy)}
            aria-label={`Copy ${name}`}
            title="Copy"
          />
        )}
      </p>
      {run && (
        <details className={clsx(Name.Fold, 'code-run')}>
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
        <details className={clsx(Name.Fold, 'code-fold')}>
          <summary>
            <span>Show all {folded} lines</span>
            <span>Show fewer lines</span>
          </summary>
        </details>
      )}
    </section>
  );
}
