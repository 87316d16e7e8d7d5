// Change: replaces the original, which highlights in the browser and redraws every block once it runs. Here
// the HTML comes highlighted from plugins/authoring/highlight, and plugins/early/controls/code.ts lets the buttons act.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {CodeProps} from '@site/lib/codeProps';
import {CODE_BLOCK, CODE_COPY, CODE_WRAP} from '@site/lib/earlyNames';

/** Characters that fit in a line on a phone and beside a desktop's sidebars. */
const PHONE_WIDTH = 38;
const DESKTOP_WIDTH = 84;

export default function CodeBlock({
  className,
  label,
  path,
  html,
  width,
  folded,
  numbered,
}: CodeProps): ReactNode {
  return (
    <figure className={clsx(CODE_BLOCK, className, folded && 'code-folded')}>
      <figcaption className={clsx('code-bar', path && 'code-path')}>
        <span>{label}</span>
        {Number(width) > PHONE_WIDTH && (
          <button
            type="button"
            className={clsx('clean-btn', CODE_WRAP, Number(width) > DESKTOP_WIDTH && 'code-wrap-always')}
            aria-label="Wrap long lines"
            aria-pressed="false"
            title="Wrap long lines"
          />
        )}
        <button
          type="button"
          className={clsx('clean-btn', CODE_COPY)}
          aria-label="Copy code"
          title="Copy code"
        />
      </figcaption>
      {/* Wide code scrolls, which must work by keyboard too. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- as the framework does */}
      <pre tabIndex={0} className="thin-scrollbar">
        <code className={clsx(numbered && 'code-numbered')} dangerouslySetInnerHTML={{__html: html}} />
      </pre>
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
