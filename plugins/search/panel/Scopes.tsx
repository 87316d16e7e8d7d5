import {useId, type ReactNode} from 'react';
import options from '@generated/search/default/options.json';
import {EVERYWHERE} from '../client/ask';
import styles from './styles.module.css';

/** All parts of the site, and the whole. */
export const scopes = [...options.scopes, {name: EVERYWHERE, label: 'Everywhere'}];

/** The label of a part of the site. */
export const scopeLabel = (name: string): string => scopes.find((one) => one.name === name)?.label ?? name;

interface Props {
  scope: string;
  onScope: (scope: string) => void;
}

/** The choice of the part of the site to search. */
export default function Scopes({scope, onScope}: Props): ReactNode {
  const group = useId();
  return (
    <div role="group" aria-label="Search in" className={styles.scopes}>
      {scopes.map(({name, label}) => (
        <label key={name}>
          <input type="radio" name={group} checked={name === scope} onChange={() => onScope(name)} /> {label}
        </label>
      ))}
    </div>
  );
}
