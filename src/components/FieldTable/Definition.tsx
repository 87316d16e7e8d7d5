import {Fragment, type ReactNode} from 'react';
import clsx from 'clsx';
import {DEFINITION, definitionOf, type PackageName, type Type} from '@site/lib/schema';
import TypeExpression from './TypeExpression';
import styles from './styles.module.css';

/** The definition of a type in CUE, folded: the fields below say the same, and more. */
export default function Definition({packageName, type}: {packageName: PackageName; type: Type}): ReactNode {
  return (
    <details className={clsx(DEFINITION, styles.definition)}>
      <summary>Definition in CUE</summary>
      <pre>
        <code className="language-cue">
          {definitionOf(type).map(({label, value}, index) => (
            <Fragment key={index}>
              {index > 0 && '\n'}
              {label !== undefined && (
                <>
                  <span className="code-key">{label}</span>:{' '}
                </>
              )}
              <TypeExpression {...{packageName}} expression={value} />
            </Fragment>
          ))}
        </code>
      </pre>
    </details>
  );
}
