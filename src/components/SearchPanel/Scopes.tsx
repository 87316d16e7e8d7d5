import {useId, type ReactNode} from 'react';
import {scopes, type Scope} from '@site/src/search/scopes';
import styles from './styles.module.css';

interface Props {
  scope: Scope;
  onScope: (scope: Scope) => void;
}

/** The parts of the site, one of which is searched. */
export default function Scopes({scope, onScope}: Props): ReactNode {
  const name = useId();
  return (
    <fieldset className={styles.scopes}>
      <legend>Search in</legend>
      {scopes.map(({scope: own, label, context}) => (
        <label key={own} className={styles.scope}>
          <input type="radio" name={name} value={own} checked={own === scope} onChange={() => onScope(own)} />
          <span>
            {context && <span className={styles.context}>{context} </span>}
            {label}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
