// Change: wraps the original. Under the last update, the page names the tools that ran its commands, and links to the
// archive of its final files.
import type {ReactNode} from 'react';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {usePluginData} from '@docusaurus/useGlobalData';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import Original from '@theme-init/DocItem/Footer';
import {Name} from '../../../../engine/names';
import type {RunNotes} from '../../../index';

export default function DocItemFooter(): ReactNode {
  const notes = usePluginData('examples') as RunNotes;
  const {withBaseUrl} = useBaseUrlUtils();
  const note = notes[useDoc().metadata.source.replace('@site/', '')];
  return (
    <>
      <Original />
      {note && (
        <p className={Name.Run}>
          Checked with {note.tools}.{' '}
          {note.archive && (
            <a href={withBaseUrl(note.archive)} download>
              Download the finished platform
            </a>
          )}
        </p>
      )}
    </>
  );
}
