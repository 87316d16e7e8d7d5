import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {versions, type Version} from '@site/config/versions';

const descriptions: Record<Version['status'], string> = {
  released: 'the released version, and the default',
  unreleased: 'not released yet',
  older: 'an older version',
};

export default function VersionList(): ReactNode {
  return (
    <ul>
      {versions.map(({label, path, status}) => (
        <li key={path}>
          <Link to={`/docs/${path}/`}>{label} documentation</Link>: {descriptions[status]} (
          <Link to={`/docs/${path}/#changes-to-these-docs`}>what changed in the {label} documentation</Link>)
        </li>
      ))}
    </ul>
  );
}
