import {useEffect, useRef, type ReactNode} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import {ErrorBoundaryErrorMessageFallback} from '@docusaurus/theme-common';
import {MermaidContainerClassName, useMermaidRenderResult} from '@docusaurus/theme-mermaid/client';

interface Props {
  /** The diagram's source. */
  value: string;
  /** Whether screen readers get the source instead of the drawing. */
  isHidden: boolean;
}

/**
 * Whether the router led here from a page that is no diagram's: the policy belongs to the document, so that it blocks Mermaid's styles,
 * and labels are cut off.
 */
function isInForeignDocument(): boolean {
  const meta = document.querySelector<HTMLMetaElement>('meta[http-equiv="Content-Security-Policy"]');
  const [document_] = performance.getEntriesByType('navigation');
  return (
    meta?.content.includes("'unsafe-inline'") === false &&
    document_ !== undefined &&
    new URL(document_.name).pathname !== location.pathname
  );
}

function Rendered({value, isHidden}: Props): ReactNode {
  const container = useRef<HTMLDivElement>(null);
  const result = useMermaidRenderResult({text: value});
  useEffect(() => {
    if (container.current) {
      result?.bindFunctions?.(container.current);
    }
  }, [result]);
  return (
    result && (
      <div
        ref={container}
        className={MermaidContainerClassName}
        aria-hidden={isHidden}
        dangerouslySetInnerHTML={{__html: result.svg}}
      />
    )
  );
}

/** A diagram, or the framework's message about its mistake; loaded with Mermaid. */
export default function Drawing(props: Props): ReactNode {
  const isForeign = isInForeignDocument();
  useEffect(() => {
    if (isForeign) {
      location.reload();
    }
  }, [isForeign]);
  return (
    !isForeign && (
      <ErrorBoundary fallback={(params) => <ErrorBoundaryErrorMessageFallback {...params} />}>
        <Rendered {...props} />
      </ErrorBoundary>
    )
  );
}
