// Change: ejected. The first crumb is the version, and leads to its start; the original's house leads to the home page.
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useActiveVersion} from '@docusaurus/plugin-content-docs/client';

export default function HomeBreadcrumbItem(): ReactNode {
  const version = useActiveVersion(undefined);
  return (
    version && (
      <li className="breadcrumbs__item">
        <Link className="breadcrumbs__link" to={version.path}>
          {version.label}
        </Link>
      </li>
    )
  );
}
