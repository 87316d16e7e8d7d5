import type {ReactNode} from 'react';
import clsx from 'clsx';
import {useDocsVersion, useSidebarBreadcrumbs} from '@docusaurus/plugin-content-docs/client';
import VersionDifferences from '@site/src/components/VersionDifferences';
import {useSteps} from './steps';

/**
 * The line above a page's title: its section of the docs, then its step, its group or the version: `Tutorial / Step 2 of 9`. The
 * step is also drawn as a row of marks in the section's color. At its end, the released version has its differences from another one.
 */
export default function PageEyebrow({permalink}: {permalink: string}): ReactNode {
  // The last one is the page itself, which may be the root of a section.
  const breadcrumbs = useSidebarBreadcrumbs() ?? [];
  const {label: version, banner} = useDocsVersion();
  const step = useSteps()(permalink);
  const section = breadcrumbs[0]?.label;
  return (
    <p className="doc-eyebrow" data-section={section}>
      {section && (
        <>
          <b>{section}</b> <span aria-hidden>/</span>{' '}
        </>
      )}
      <span>{step?.name ?? breadcrumbs.slice(1, -1)[0]?.label ?? version}</span>
      {step && (
        <span aria-hidden>
          {Array.from({length: step.count}, (_, index) => (
            <i key={index} className={clsx(index < step.number && 'done')} />
          ))}
        </span>
      )}
      {/* The banner of another version has it. */}
      {!banner && <VersionDifferences />}
    </p>
  );
}
