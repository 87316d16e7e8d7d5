import type {ReactNode} from 'react';
import clsx from 'clsx';
import {useDocsSidebar, useDocsVersion, useSidebarBreadcrumbs} from '@docusaurus/plugin-content-docs/client';
import {usePluginData} from '@docusaurus/useGlobalData';
import {stepName, stepOf, type Sequence} from '@site/plugins/engine/steps';

/**
 * The line above a page's title: its section of the docs, then its step, its group or the version: `Tutorial / Step 2 of 9`. The
 * step is also drawn as a row of marks in the section's color.
 */
export default function PageEyebrow({permalink}: {permalink: string}): ReactNode {
  // The last one is the page itself.
  const above = useSidebarBreadcrumbs()?.slice(0, -1) ?? [];
  const {label: version} = useDocsVersion();
  const items = useDocsSidebar()?.items ?? [];
  const sequence = usePluginData('reading-place') as Sequence | undefined;
  const step = sequence && stepOf(items, sequence, permalink);
  const section = above[0]?.label ?? 'Docs';
  return (
    <p className="doc-eyebrow" data-section={section}>
      <b>{section}</b> <span aria-hidden>/</span> {step ? stepName(step) : (above[1]?.label ?? version)}
      {step && (
        <span aria-hidden>
          {Array.from({length: step.count}, (_, index) => (
            <i key={index} className={clsx(index < step.number && 'done')} />
          ))}
        </span>
      )}
    </p>
  );
}
