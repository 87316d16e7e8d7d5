// Change: replaces the original, which highlights in the browser and redraws every block once it runs. Here
// the HTML comes highlighted from plugins/authoring/highlight, and plugins/early/controls/code.ts lets the button act.
// All lines wrap: a block neither scrolls nor takes the focus.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {CodeProps} from '@site/lib/codeProps';
import {CODE_BLOCK, CODE_COPY} from '@site/lib/earlyNames';

export default function CodeBlock({
  className,
  label,
  path,
  name = label,
  html,
  exit,
  folded,
  numbered,
}: CodeProps): ReactNode {
  return (
    <figure className={clsx(CODE_BLOCK, className, folded && 'code-folded')}>
      <figcaption className={clsx('code-bar', path && 'code-path')}>
        <span>{label}</span>
        {exit && <small className="code-exit">exit {exit}</small>}
        {/* A command that printed nothing: an empty box would look like a fault. */}
        {html && (
          <button
            type="button"
            className={clsx('clean-btn', CODE_COPY)}
            aria-label={`Copy ${name}`}
            title="Copy"
          />
        )}
      </figcaption>
      {html && (
        <pre>
          <code className={clsx(numbered && 'code-numbered')} dangerouslySetInnerHTML={{__html: html}} />
        </pre>
      )}
      {folded && (
        <details>
          <summary>
            <span>Show all {folded} lines</span>
            <span>Show fewer lines</span>
          </summary>
        </details>
      )}
    </figure>
  );
}
