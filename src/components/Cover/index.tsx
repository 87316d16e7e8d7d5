import type {ReactNode} from 'react';
import announcing from '!!../Figure/svg-text.mjs!./announcing-holos.svg';
import byDefault from '!!../Figure/svg-text.mjs!./default.svg';
import validators from '!!../Figure/svg-text.mjs!./validators-feature.svg';
import whyCue from '!!../Figure/svg-text.mjs!./why-cue-for-configuration.svg';
import './cover.css';

/** The drawings of posts by the last part of the posts' addresses. */
const covers: Readonly<Record<string, string>> = {
  'announcing-holos': announcing,
  'validators-feature': validators,
  'why-cue-for-configuration': whyCue,
};

/** What is within an SVG, without the space between its shapes: `<svg>⏎  <path/>⏎</svg>` → `<path/>` */
const shapesOf = (svg: string): string =>
  svg
    .trim()
    .replace(/^<svg[^>]*>|<\/svg>$/g, '')
    .replace(/>\s+</g, '><')
    .trim();

/** The drawing of a post, or one for all posts without their own. It says nothing that the title doesn't say. */
export default function Cover({permalink}: {permalink: string}): ReactNode {
  const drawing = covers[permalink.split('/').filter(Boolean).at(-1) ?? ''] ?? byDefault;
  return (
    <svg
      className="cover"
      viewBox="0 0 704 370"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      dangerouslySetInnerHTML={{__html: shapesOf(drawing)}}
    />
  );
}
