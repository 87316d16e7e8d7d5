import {Fragment, type ReactNode} from 'react';
import {site} from '@site/config/site';
import {Name} from '@site/plugins/engine/names';
import stage from './stage.json';
import styles from './stage.module.css';

/** The values of each setting, as they are shown. The refused one stops the render. */
const settings: Record<string, Record<string, string>> = {
  port: {now: '8080', other: '9090'},
  chart: {now: '0.1.0', other: '0.2.0'},
  replicas: {other: '2', now: '4', refused: '50'},
};

/** What readers see first. */
const initial = ['port-other', 'chart-now', 'replicas-now'];

/**
 * The values of a setting as radio buttons. They are HTML that React doesn't read: when React starts, it would undo a choice that the
 * reader has already made.
 */
function Choices({setting}: {setting: string}): ReactNode {
  const labels = Object.entries(settings[setting] ?? {}).map(([key, value]) => {
    const choice = `${setting}-${key}`;
    const checked = initial.includes(choice) ? ' checked' : '';
    return `<label><input type="radio" name="pick-${setting}" data-choice="${choice}"${checked}>${value}</label>`;
  });
  return (
    <span
      className={Name.Choices}
      role="radiogroup"
      aria-label={setting}
      dangerouslySetInnerHTML={{__html: labels.join('')}}
    />
  );
}

/** A manifest with its changed parts, each of which belongs to a setting. */
function File({file}: {file: string}): ReactNode {
  const changes = stage.changes.filter((change) => change.file === file);
  return (
    <div className={styles.file} data-by={changes.map(({setting}) => setting).join(' ')}>
      <p>
        <code>{file.replace(/.*\//, '')}</code> {changes.length === 0 && 'as before'}
      </p>
      {changes.map(({setting, lines, more}, index) => (
        <div key={index} data-if={`${setting}-other`}>
          <b>{setting}</b>
          <pre>
            {lines.map((line, number) => (
              <code key={number} className={{'+': styles.added, '-': styles.removed}[line.charAt(0)]}>
                {line + '\n'}
              </code>
            ))}
            {more > 0 && <code>{more} more lines</code>}
          </pre>
        </div>
      ))}
    </div>
  );
}

/** Three settings to choose, and the diff of each combination: all of it is HTML, which the stylesheet shows by the choices. */
export default function Stage(): ReactNode {
  return (
    <div className={styles.stage}>
      <div className={styles.source}>
        {stage.sources.map(({path, lines}) => (
          <Fragment key={path}>
            <p>
              <code>{path}</code>
            </p>
            <ol>
              {lines.map(({number, text, setting, after, refused}) => (
                <li key={number} value={number} data-by={setting} data-refused={refused}>
                  <code>
                    {text}
                    {setting && <Choices setting={setting} />}
                    {after}
                  </code>
                </li>
              ))}
            </ol>
          </Fragment>
        ))}
      </div>
      <div className={styles.result}>
        <p>
          You run <code>holos render platform</code>
        </p>
        <h3 data-if="replicas-refused">The render stops. No manifest changes.</h3>
        <pre className={styles.refusal} data-if="replicas-refused">
          {stage.refusal}
        </pre>
        {['dev', 'prod'].map((environment) => (
          <section key={environment} aria-label={environment}>
            <h3>
              {environment} <code>deploy/environments/{environment}</code>
            </h3>
            {['greeter', 'limits', 'monitor'].map((name) => (
              <File key={name} file={`${environment}/${name}.gen.yaml`} />
            ))}
          </section>
        ))}
        <p role="status">
          {stage.sizes.map(({choices, size}) => (
            <span key={choices} data-if={choices}>
              ✓ {size || 'No file changes.'}
            </span>
          ))}
          <span data-if="replicas-refused">Exit status 1. No manifest is written.</span>
        </p>
        <p>Each combination is a real render of holos {site.release.version}.</p>
      </div>
    </div>
  );
}
