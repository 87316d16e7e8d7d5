import './figure.css';

interface Drawings {
  /** The SVG for columns that show its labels with at least 12 px. */
  wide: string;
  /** The SVG for phones. */
  narrow: string;
  /** What the figure shows, for screen readers and for the page's Markdown copy. */
  label: string;
}

/** Makes a figure with two drawings of the same thing. The width of its column decides which one is shown: see figure.css. */
export const figure = ({wide, narrow, label}: Drawings) =>
  function Figure() {
    return (
      <figure
        className="figure"
        role="img"
        aria-label={label}
        dangerouslySetInnerHTML={{__html: wide + narrow}}
      />
    );
  };
