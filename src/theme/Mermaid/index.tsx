// Change: wraps the original, which would put Mermaid into the scripts of every page. A page with a diagram starts React at once, which
// loads Mermaid and draws it. The source stays in the page: readers without scripts, reader views, copies and paper get it.
import {lazy, Suspense, type ReactNode} from 'react';
import clsx from 'clsx';
import BrowserOnly from '@docusaurus/BrowserOnly';
import Head from '@docusaurus/Head';
import CodeBlock from '@theme/CodeBlock';
import type {Props} from '@theme/Mermaid';
import {DIAGRAM} from '../../../plugins/engine/names';

const Drawing = lazy(() => import('./Drawing'));

/** Whether the source has its own text alternative, which Mermaid writes into the drawing: `accTitle: Promotion`. */
const hasAlternative = (source: string) => /^\s*acc(?:Title|Descr)\s*[:{]/m.test(source);

export default function Mermaid({value}: Props): ReactNode {
  const isDescribed = hasAlternative(value);
  return (
    <div className={clsx(DIAGRAM, isDescribed && 'diagram-described')}>
      <Head>
        <meta name="start-now" content="true" />
      </Head>
      <BrowserOnly>
        {() => (
          <Suspense>
            <Drawing value={value} isHidden={!isDescribed} />
          </Suspense>
        )}
      </BrowserOnly>
      <CodeBlock language="mermaid" label="Diagram">
        {value}
      </CodeBlock>
    </div>
  );
}
