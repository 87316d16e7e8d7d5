import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Box {
  title: ReactNode;
  text: string;
}

const stages: Box[] = [
  {title: 'Generators', text: 'Helm, objects from CUE, files'},
  {title: 'Transformers', text: 'Kustomize, joining parts'},
  {title: 'Validators', text: 'your own checks on the result'},
];

const outcomes: Box[] = [
  {title: <code>deploy/</code>, text: 'complete manifests'},
  {title: 'Git', text: 'people review the difference'},
  {title: 'GitOps controller', text: 'applies what was reviewed'},
];

function Boxes({boxes, className}: {boxes: readonly Box[]; className?: string}): ReactNode {
  return (
    <ol className={className}>
      {boxes.map(({title, text}) => (
        <li key={text}>
          <b>{title}</b>
          <span>{text}</span>
        </li>
      ))}
    </ol>
  );
}

/** How a platform gets from its sources to a cluster: from left to right, on a phone from top to bottom. */
export default function Pipeline(): ReactNode {
  return (
    <div className={styles.pipeline}>
      <ul>
        <li>CUE</li>
        <li>Helm charts</li>
        <li>Kustomize bases</li>
      </ul>
      <div className={styles.tool}>
        <code>holos render platform</code>
        <p>for each component, side by side</p>
        <Boxes boxes={stages} className={styles.stages} />
        <p>no access to a cluster</p>
      </div>
      <Boxes boxes={outcomes} />
    </div>
  );
}
