import type {ReactNode} from 'react';
import Figure from '..';
import Narrow from './narrow.svg';
import Wide from './wide.svg';

/** An Application points to its component’s directory. */
export default function Argocd(): ReactNode {
  return (
    <Figure
      wide={Wide}
      narrow={Narrow}
      label="One rule in components/argocd.cue makes Holos render two files for each component: its manifest, and an Application in deploy/argocd whose path is the manifest’s directory. Argo CD reads the Application and applies the directory to the cluster."
    />
  );
}
