import type {ReactNode} from 'react';
import './figure.css';

export interface Props {
  /** The SVG for columns that show its labels with at least 12 px. */
  wide: string;
  /** The SVG for phones. */
  narrow: string;
  /** What the figure shows, for screen readers and for the page's Markdown copy. */
  label: string;
}

/** A figure with two drawings of the same thing. The width of its column decides which one is shown: see figure.css. */
export default function Figure({wide, narrow, label}: Props): ReactNode {
  return (
    <figure
      className="figure"
      role="img"
      aria-label={label}
      dangerouslySetInnerHTML={{__html: `${wide}${narrow}`}}
    />
  );
}
