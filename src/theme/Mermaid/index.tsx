// Change: wraps the original, which would put Mermaid into the scripts of every page. A page with a diagram starts React at once, which
// loads Mermaid and draws it. The source stays in the page: readers without scripts, reader views, copies and paper get it.
import {lazy, Suspense, useEffect, type ReactNode} from 'react';
import BrowserOnly from '@docusaurus/BrowserOnly';
import Head from '@docusaurus/Head';
import CodeBlock from '@theme/CodeBlock';
import type {Props} from '@theme/Mermaid';
import {Name} from '@site/plugins/engine/names';

const Original = lazy(() => import('@theme-original/Mermaid'));

/** Whether the router led here from a page without diagrams. The policy is still that page's, which blocks Mermaid's styles. */
function isOfOtherPage(): boolean {
  const policy = document.querySelector<HTMLMetaElement>('meta[http-equiv="Content-Security-Policy"]');
  const [loaded] = performance.getEntriesByType('navigation');
  const isStrict = policy?.content.includes("'unsafe-inline'") === false;
  return isStrict && loaded !== undefined && new URL(loaded.name).pathname !== location.pathname;
}

function Drawing({value}: Props): ReactNode {
  const isLeft = isOfOtherPage();
  useEffect(() => {
    if (isLeft) {
      location.reload();
    }
  }, [isLeft]);
  // Mermaid writes these into the drawing as its name and description.
  const isDescribed = /^\s*acc(?:Title|Descr)\s*[:{]/m.test(value);
  const alternative = isDescribed ? {} : {role: 'img', 'aria-label': value};
  return (
    !isLeft && (
      <Suspense>
        <div {...alternative}>
          <Original value={value} />
        </div>
      </Suspense>
    )
  );
}

export default function Mermaid({value}: Props): ReactNode {
  return (
    <div className={Name.Diagram}>
      <Head>
        <meta name={Name.StartNow} content="true" />
      </Head>
      <BrowserOnly>{() => <Drawing value={value} />}</BrowserOnly>
      <CodeBlock language="mermaid">{value}</CodeBlock>
    </div>
  );
}
