// Change: ejected. The original takes the focus after each navigation of the router, and loses it at once. arrival.ts moves it to the title
// instead, which screen readers then say.
import type {MouseEvent, ReactNode} from 'react';
import {SkipToContentFallbackId} from '@docusaurus/theme-common';
import styles from '@docusaurus/theme-classic/lib/theme/SkipToContent/styles.module.css';
import {translate} from '@docusaurus/Translate';
import {Name} from '../../../../engine/names';

/** Focuses the text, behind the table of contents, without a hash in the address. Before React starts, the browser follows the link. */
function skip(event: MouseEvent): void {
  event.preventDefault();
  const content = [`.${Name.DocColumn}`, 'main', `#${SkipToContentFallbackId}`]
    .map((one) => document.querySelector<HTMLElement>(one))
    .find(Boolean);
  content?.setAttribute('tabindex', '-1');
  content?.focus();
  content?.removeAttribute('tabindex');
}

export default function SkipToContent(): ReactNode {
  const label = translate({id: 'theme.common.skipToMainContent', message: 'Skip to main content'});
  return (
    <div role="region" aria-label={label}>
      <a href={`#${SkipToContentFallbackId}`} className={styles.skipToContent} onClick={skip}>
        {label}
      </a>
    </div>
  );
}
