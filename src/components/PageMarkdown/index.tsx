import {useState, type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {withSlash} from '@site/lib/addresses';
import styles from './styles.module.css';

/** Time for which the button reports success or failure, in milliseconds. */
const SHOWN = 2500;

/** @throws Error when there is no copy, as in the live preview, whose server answers with a page */
async function fetchCopy(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok || response.headers.get('Content-Type')?.includes('html')) {
    throw new Error(`${address}: ${response.status}`);
  }
  return response.text();
}

async function copyPage(address: string): Promise<void> {
  const text = fetchCopy(address);
  if ('ClipboardItem' in window) {
    // Safari accepts a promise of the text, but refuses a write that starts after the text arrived.
    const item = text.then((markdown) => new Blob([markdown], {type: 'text/plain'}));
    // A browser that refuses the clipboard does so at once, and leaves the promise to nobody.
    item.catch(() => undefined);
    await navigator.clipboard.write([new ClipboardItem({'text/plain': item})]);
  } else {
    await navigator.clipboard.writeText(await text);
  }
}

/**
 * Offers the page's Markdown copy, which plugins/markdown-copies writes beside its HTML.
 *
 * @param props.permalink path of the page
 */
export default function PageMarkdown({permalink}: {permalink: string}): ReactNode {
  const address = useBaseUrl(`${withSlash(permalink)}index.md`);
  const [outcome, setOutcome] = useState<string>();

  async function onCopy() {
    try {
      await copyPage(address);
      setOutcome('Copied');
    } catch {
      setOutcome('Not copied');
    }
    setTimeout(() => setOutcome(undefined), SHOWN);
  }

  return (
    <div className={`theme-page-markdown ${styles.actions}`}>
      <Head>
        <link rel="alternate" type="text/markdown" href={address} />
      </Head>
      <button type="button" className={`clean-btn ${styles.action}`} onClick={() => void onCopy()}>
        Copy page as Markdown
      </button>
      <a className={styles.action} href={address}>
        View as Markdown
      </a>
      <span className={styles.outcome} role="status">
        {outcome}
      </span>
    </div>
  );
}
