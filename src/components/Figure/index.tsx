import type {ComponentType, ReactNode, SVGProps} from 'react';
import './figure.css';

type Drawing = ComponentType<SVGProps<SVGSVGElement>>;

export interface Props {
  /** The drawing for columns that show its labels with at least 12 px. */
  wide: Drawing;
  /** The drawing for phones. */
  narrow: Drawing;
  /** What the figure shows, for screen readers and for the page's Markdown copy. */
  label: string;
}

/** A figure with two drawings of the same thing. The width of its column decides which one is shown: see figure.css. */
export default function Figure({wide: Wide, narrow: Narrow, label}: Props): ReactNode {
  return (
    <figure className="figure" role="img" aria-label={label}>
      <Wide aria-hidden="true" />
      <Narrow aria-hidden="true" />
    </figure>
  );
}
