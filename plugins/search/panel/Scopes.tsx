import {useId, type ReactNode} from 'react';
import options from '@generated/search/default/options.json';
import {EVERYWHERE} from '../client/ask';
import styles from './styles.module.css';

/** All parts of the site, and the whole. */
export const scopes = [...options.scopes, {name: EVERYWHERE, label: 'Everywhere', context: undefined}];

/** The label of a part of the site. */
export function scopeLabel(name: string): string {
  const {label = name, context} = scopes.find((scope) => scope.name === name) ?? {};
  return context ? `${context} ${label}` : label;
}

interface Props {
  scope: string;
  onScope: (scope: string) => void;
}

/** The choice of the part of the site to search. */
export default function Scopes({scope, onScope}: Props): ReactNode {
  const group = useId();
  return (
    <fieldset className={styles.scopes}>
      <legend>Search in</legend>
      {scopes.map(({name, label, context}) => (
        <label key={name} className={styles.scope}>
          <input
            type="radio"
            name={group}
            value={name}
            checked={name === scope}
            onChange={() => onScope(name)}
          />
          <span>
            {context && <span className={styles.context}>{context} </span>}
            {label}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
