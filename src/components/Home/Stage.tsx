import {Fragment, type ReactNode} from 'react';
import clsx from 'clsx';
import home from '@generated/home-data/default/home.json';
import type {Hunk, Manifest, SourceLine} from '@site/config/stage';
import {Doc} from './Band';
import styles from './stage.module.css';

const {stage, release} = home.facts;

/** Whether a choice is shown before readers choose: the first setting has its other value, the others have their own. */
const isInitial = (choice: string) => choice === '0 other' || /^[1-9] now$/.test(choice);

/**
 * The values of a setting as radio buttons. They are HTML that React doesn't read: when React starts, it would undo a choice that the
 * reader has already made.
 */
function Choices({setting}: {setting: number}): ReactNode {
  const {name, values} = stage.settings[setting] ?? {};
  const labels = Object.entries(values ?? {}).map(([kind, value]) => {
    const choice = `${setting} ${kind}`;
    const checked = isInitial(choice) ? ' checked' : '';
    return `<label><input type="radio" name="pick-${name}" data-choice="${choice}"${checked}>${value}</label>`;
  });
  return (
    <span
      className={styles.choices}
      role="radiogroup"
      aria-label={name}
      dangerouslySetInnerHTML={{__html: labels.join('')}}
    />
  );
}

function Line({number, text, setting, after, place}: SourceLine): ReactNode {
  return (
    <li data-by={setting} data-place={place}>
      <i>{number}</i>
      <code className={clsx(text.startsWith('//') && styles.comment)}>
        {text}
        {setting !== undefined && <Choices setting={setting} />}
        {after}
        {place && ' '}
        {place && (
          <b className={styles.place} data-if="refused">
            {place}
          </b>
        )}
      </code>
    </li>
  );
}

function Change({setting, lines, more}: Hunk): ReactNode {
  return (
    <div className={styles.hunk} data-if={`${setting} other`}>
      <b>{stage.settings[setting]?.name}</b>
      <pre>
        <code>
          {lines.map((line, index) => (
            <span key={index} className={{'+': styles.added, '-': styles.removed}[line.charAt(0)]}>
              {line}
              {'\n'}
            </span>
          ))}
        </code>
      </pre>
      {more > 0 && <p>{more} more lines</p>}
    </div>
  );
}

function File({name, hunks}: Manifest): ReactNode {
  return (
    <div className={styles.file} data-by={hunks.map(({setting}) => setting).join(' ')}>
      <p>
        <code>{name}</code>
        <b>changed</b>
        <span>as before</span>
      </p>
      {hunks.map((hunk, index) => (
        <Change key={index} {...hunk} />
      ))}
    </div>
  );
}

const environments = [...new Set(stage.manifests.map(({environment}) => environment))];

/** Three settings to choose, and the diff of each combination: all of it is HTML, which the stylesheet shows by the choices. */
export default function Stage(): ReactNode {
  return (
    <div className={styles.pick}>
      <div className={styles.source}>
        {stage.sources.map(({path, lines}) => (
          <Fragment key={path}>
            <p>
              <code>{path}</code>
            </p>
            <ol>
              {lines.map((line) => (
                <Line key={line.number} {...line} />
              ))}
            </ol>
          </Fragment>
        ))}
      </div>
      <div className={styles.result}>
        <p>
          You run <code>holos render platform</code>
        </p>
        <div className={styles.refusal} data-if="refused">
          <h3>The render stops. No manifest changes.</h3>
          <p>
            <code>{stage.refusal.message}</code>
          </p>
          <ol>
            {stage.refusal.places.map((place, index) => (
              <li key={place}>
                <b className={styles.place}>{index + 1}</b> <code>{place}</code>
              </li>
            ))}
          </ol>
        </div>
        {environments.map((environment) => (
          <section key={environment} aria-label={environment}>
            <h3>
              {environment} <code>deploy/environments/{environment}</code>
            </h3>
            {stage.manifests
              .filter((manifest) => manifest.environment === environment)
              .map((manifest) => (
                <File key={manifest.name} {...manifest} />
              ))}
          </section>
        ))}
        <p role="status">
          {stage.sizes.map(({choices, size}) =>
            choices.reduceRight<ReactNode>(
              (inner, choice) => (
                <span key={choices.join()} data-if={choice}>
                  {inner}
                </span>
              ),
              size || 'No file changes.',
            ),
          )}
          <span data-if="refused">Exit status 1. No manifest is written.</span>
        </p>
        <p>
          Each combination is a real render of holos {release.version}:{' '}
          <Doc to="common/every-combination/">see the files and all runs</Doc>.
        </p>
      </div>
    </div>
  );
}
