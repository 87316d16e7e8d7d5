// Change: replaces theme-mermaid's component, which imports all of mermaid into every page with Markdown. A
// diagram is part of the HTML here, and only the preview loads mermaid, for a diagram without a drawing.
import {lazy, Suspense, type ReactNode} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import type {Props} from '@theme/Mermaid';
import '../diagrams.css';

function Source({value}: Props): ReactNode {
  return <pre className="undrawn-diagram">{value}</pre>;
}

// The condition keeps mermaid, 3 MB of scripts, out of the files of a production build.
const DrawnLater =
  process.env.NODE_ENV === 'production'
    ? Source
    : lazy(() => import('@docusaurus/theme-mermaid/lib/theme/Mermaid/index.js'));

export default function Mermaid({drawing, ...props}: Props & {drawing?: string}): ReactNode {
  if (drawing) {
    return <div className="docusaurus-mermaid-container" dangerouslySetInnerHTML={{__html: drawing}} />;
  }
  const source = <Source {...props} />;
  // If the library doesn't load, only the drawing is missing.
  return (
    <ErrorBoundary fallback={() => source}>
      <Suspense fallback={source}>
        <DrawnLater {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}
