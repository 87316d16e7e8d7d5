// Change: wraps the original, which imports the whole of mermaid into every page with Markdown. Here a diagram is
// part of the HTML: `npm run diagrams` drew it. In the live preview, a diagram without a drawing loads mermaid when it
// nears the viewport; until then its source can be read in the room of the drawing, which the source names in a
// comment, `%% size: 376x528` (CSS pixels). A production build has none, and is spared 3 MB of scripts for it.
import {lazy, Suspense, useEffect, useRef, useState, type CSSProperties, type ReactNode} from 'react';
import clsx from 'clsx';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import type {Props} from '@theme/Mermaid';
import {START_NEAR, UNDRAWN_DIAGRAM} from '@site/lib/earlyNames';
import styles from './styles.module.css';

/** The bundler drops what the condition excludes; plugins/authoring/diagrams refuses such a diagram then. */
const Original =
  process.env.NODE_ENV === 'production' ? () => null : lazy(() => import('@theme-original/Mermaid'));

/** How far below the viewport a diagram starts to load: about one screen of a phone. */
const LOAD_AHEAD = '800px';

/** Size of the drawing, if its source names it: reserved room keeps the text below from moving. */
function roomOf(source: string): CSSProperties | undefined {
  const [, width, height] = /^%% size: (\d+)x(\d+)$/m.exec(source) ?? [];
  return width && height ? {maxWidth: `${width}px`, aspectRatio: `${width} / ${height}`} : undefined;
}

/** Draws in the browser. */
function LateDrawing(props: Props): ReactNode {
  const container = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);

  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) {
          setNear(true);
          observer.disconnect();
        }
      },
      {rootMargin: LOAD_AHEAD},
    );
    if (container.current) {
      observer.observe(container.current);
    }
    return () => observer.disconnect();
  }, []);

  // Wide sources scroll, which must work by keyboard too.
  const source = (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- as the framework does with code
    <pre className={styles.source} tabIndex={0}>
      {props.value}
    </pre>
  );
  return (
    <div
      ref={container}
      {...{[START_NEAR]: ''}}
      className={clsx(UNDRAWN_DIAGRAM, styles.diagram)}
      style={roomOf(props.value)}>
      {near ? (
        // A library that does not arrive costs the drawing, not the page.
        <ErrorBoundary fallback={() => source}>
          <Suspense fallback={source}>
            <Original {...props} />
          </Suspense>
        </ErrorBoundary>
      ) : (
        source
      )}
    </div>
  );
}

/** @param props.drawing the finished drawing, from plugins/authoring/diagrams */
export default function Mermaid({drawing, ...props}: Props & {drawing?: string}): ReactNode {
  if (!drawing) {
    return <LateDrawing {...props} />;
  }
  // How it looks: src/css/diagram.css.
  return <div className="docusaurus-mermaid-container" dangerouslySetInnerHTML={{__html: drawing}} />;
}
