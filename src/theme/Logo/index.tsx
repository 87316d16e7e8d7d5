// Change: ejected. The mark is inline and has the mode's colors; the original loads two pictures.
import Link from '@docusaurus/Link';
import {useThemeConfig} from '@docusaurus/theme-common';
import type {Props} from '@theme/Logo';
import {markParts} from '@site/config/mark';

export default function Logo({imageClassName, titleClassName, ...props}: Props) {
  const {title} = useThemeConfig().navbar;
  return (
    <Link to="/" {...props}>
      <span className={imageClassName}>
        <svg viewBox="0 0 64 64" width={32} height={32} aria-hidden>
          {markParts.map(({name, color, path}) => (
            <path key={name} fill={`var(--holos-${color})`} d={path} />
          ))}
        </svg>
      </span>
      <b className={titleClassName}>{title}</b>
    </Link>
  );
}
