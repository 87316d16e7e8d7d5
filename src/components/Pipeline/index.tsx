import type {ReactNode} from 'react';
import styles from './styles.module.css';

export default function Pipeline(): ReactNode {
  return (
    <ol className={styles.pipeline}>
      <li>
        <b>CUE, Helm charts, Kustomize bases</b>
        <span>your platform and its components</span>
      </li>
      <li>
        <code>holos render platform</code>
        <span>for each component, side by side, without access to a cluster:</span>
        <ol>
          <li>Generators: Helm, objects from CUE, files</li>
          <li>Transformers: Kustomize, joining parts</li>
          <li>Validators: your own checks on the result</li>
        </ol>
      </li>
      <li>
        <code>deploy/</code>
        <span>complete manifests</span>
      </li>
      <li>
        <b>Git</b>
        <span>people review the difference</span>
      </li>
      <li>
        <b>GitOps controller</b>
        <span>applies what was reviewed</span>
      </li>
    </ol>
  );
}
