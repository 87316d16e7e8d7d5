// Change: wraps the original. Under the last update, the page names the tools that ran its commands, and links to the
// archive of its final files.
import type {ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {usePluginData} from '@docusaurus/useGlobalData';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import Original from '@theme-init/DocItem/Footer';
import type {RunNotes} from '../../../index';

type Props = NonNullable<RunNotes['archive']> & {id: string};

function Download({folder, link, id}: Props): ReactNode {
  return (
    <>
      {' '}
      <a href={useBaseUrl(`/${folder}/${id}.txtar`)} download>
        {link.label}
      </a>{' '}
      (txtar; <code>{link.program}</code> {link.verb} it).
    </>
  );
}

export default function DocItemFooter(): ReactNode {
  const {notes, folders, archive} = usePluginData('examples') as RunNotes;
  const file = useDoc().metadata.source.replace(/^@site\/|\.mdx?$/g, '');
  const [prefix = '', folder = ''] =
    Object.entries(folders).find(([, each]) => file.startsWith(`${each}/`)) ?? [];
  const id = prefix + file.slice(folder.length);
  const note = notes[id];
  return (
    <>
      <Original />
      {note && (
        <p className="theme-doc-run">
          Run with {note.tools}.{note.archive && archive && <Download {...archive} id={id} />}
        </p>
      )}
    </>
  );
}
