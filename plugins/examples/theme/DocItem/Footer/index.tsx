// Change: wraps the original. Under the last update, the page names the tools that ran its commands, and links to the
// archive of its final files.
import type {ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {usePluginData} from '@docusaurus/useGlobalData';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import Original from '@theme-init/DocItem/Footer';
import type {RunNotes} from '../../../index';

function Archive({address, link}: {address: string; link: NonNullable<RunNotes['link']>}): ReactNode {
  return (
    <>
      {' '}
      <a href={useBaseUrl(address)} download>
        {link.label}
      </a>{' '}
      (txtar; <code>{link.unpack}</code> unpacks it).
    </>
  );
}

export default function DocItemFooter(): ReactNode {
  const {notes, link} = usePluginData('examples') as RunNotes;
  const {source} = useDoc().metadata;
  const note = notes[source.replace(/^@site\//, '').replace(/\.mdx?$/, '')];
  return (
    <>
      <Original />
      {note && (
        <p className="theme-doc-run">
          Run with {note.tools}.{note.archive && link && <Archive address={note.archive} link={link} />}
        </p>
      )}
    </>
  );
}
