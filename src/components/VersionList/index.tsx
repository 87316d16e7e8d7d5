import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {versions, type Version} from '@site/config/versions';

const states: Record<Version['status'], string> = {
  released: 'released, the default',
  unreleased: 'not released yet',
  older: 'an older one',
};

export default function VersionList(): ReactNode {
  return (
    <ul>
      {versions.map(({label, path, status}) => (
        <li key={path}>
          <Link to={`/docs/${path}/`}>Documentation of {label}</Link>: {states[status]} (
          <Link to={`/docs/${path}/#changes-to-these-docs`}>changes to that of {label}</Link>)
        </li>
      ))}
    </ul>
  );
}
