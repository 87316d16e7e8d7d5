import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import type {Thing} from '@site/src/structuredData';

/** Tells search engines what the page is, in its head. */
export default function StructuredData({things}: {things: readonly Thing[]}): ReactNode {
  const [first, ...others] = things;
  const data = others.length > 0 ? {'@graph': things} : first;
  // No text in it can end the element.
  const json = JSON.stringify({'@context': 'https://schema.org', ...data}).replaceAll('<', '\\u003c');
  return (
    <Head>
      <script type="application/ld+json">{json}</script>
    </Head>
  );
}
