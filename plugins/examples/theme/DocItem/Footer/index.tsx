// Change: wraps the original. Under the last update, the page names the tools that ran its commands, and links to the
// archive of its final files.
import type {ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {usePluginData} from '@docusaurus/useGlobalData';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import Original from '@theme-init/DocItem/Footer';
import type {RunNotes} from '../../../index';

type Props = NonNullable<RunNotes['link']> & {file: string};

function Download({file, label, program, verb}: Props): ReactNode {
  return (
    <>
      {' '}
      <a href={useBaseUrl(file)} download>
        {label}
      </a>{' '}
      (one file; <code>{program}</code> {verb} it).
    </>
  );
}

export default function DocItemFooter(): ReactNode {
  const {notes, link} = usePluginData('examples') as RunNotes;
  const note = notes[useDoc().metadata.source.replace('@site/', '')];
  return (
    <>
      <Original />
      {note && (
        <p className="theme-doc-run">
          Checked with {note.tools}.{note.archive && link && <Download {...link} file={note.archive} />}
        </p>
      )}
    </>
  );
}
