import {Fragment, type ReactNode} from 'react';
import clsx from 'clsx';
import home from '@generated/home-data/default/home.json';
import {type Hunk, type Manifest, REFUSED, settings, type SourceLine} from '@site/config/stage';
import {Doc} from './Band';
import styles from './stage.module.css';

const {stage, release} = home.facts;

type Setting = (typeof settings)[number];

const idOf = (name: string, value: string) => `pick-${name}-${value}`;

/** What a choice looks like: the present value, another one, or one that is refused. */
const kindOf = (value: string, now: string) =>
  clsx(value === now && styles.now, value === REFUSED && styles.refused);

/** What readers see before they pick: the first setting has another value. */
const picked = settings.map(({values, now}, index) =>
  index === 0 ? values.find((value) => value !== now) : now,
);

/**
 * The values of a setting as radio buttons. They are HTML that React doesn't read: when React starts, it would undo a choice that the
 * reader has already made.
 */
function Choice({name, values, now}: Setting): ReactNode {
  const labels = values.map((value) => {
    const input = `<input type="radio" id="${idOf(name, value)}" name="pick-${name}" value="${value}" aria-label="${value}"`;
    return `<label class="${kindOf(value, now)}">${input}${picked.includes(value) ? ' checked' : ''}>${value}</label>`;
  });
  return (
    <span
      className={styles.choice}
      role="radiogroup"
      aria-label={name}
      dangerouslySetInnerHTML={{__html: labels.join('')}}
    />
  );
}

function Line({number, text, setting, after, place}: SourceLine): ReactNode {
  const choice = settings.find(({name}) => name === setting);
  return (
    <li data-by={setting} data-place={place}>
      <i>{number}</i>
      <code className={clsx(text.startsWith('//') && styles.comment)}>
        {text}
        {choice && <Choice {...choice} />}
        {after}
      </code>
      {place && (
        <b data-if={REFUSED}>
          <span className={styles.place}>{place}</span>
        </b>
      )}
    </li>
  );
}

function Change({setting, lines, more}: Hunk): ReactNode {
  const [other] = settings
    .filter(({name}) => name === setting)
    .flatMap(({values, now}) => values.filter((value) => value !== now && value !== REFUSED));
  return (
    <div data-if={other}>
      <div className={styles.hunk}>
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
        <b>{setting}</b>
      </div>
    </div>
  );
}

function File({name, hunks}: Manifest): ReactNode {
  return (
    <div className={styles.file} data-by={[...new Set(hunks.map(({setting}) => setting))].join(' ')}>
      <p>
        <code>{name}</code>
        <b className={styles.changed}>changed</b>
        <span className={styles.same}>unchanged</span>
      </p>
      <div className={styles.hunks}>
        {hunks.map((hunk, index) => (
          <Change key={index} {...hunk} />
        ))}
      </div>
    </div>
  );
}

/** The size of the whole diff for each combination: a part for each value, in parts for each value of the setting before. */
function Sizes({chosen = []}: {chosen?: readonly string[]}): ReactNode {
  const setting = settings[chosen.length];
  if (!setting) {
    const found = stage.sizes.find(({values}) => values.join() === chosen.join());
    return found?.size || 'No file changes.';
  }
  const values = setting.values.filter((value) => value !== REFUSED);
  return values.map((value) => (
    <span key={value} data-if={value} data-now={value === setting.now || undefined}>
      <Sizes chosen={[...chosen, value]} />
    </span>
  ));
}

const environments = [...new Set(stage.manifests.map(({environment}) => environment))];

/** Three settings to pick, and the diff of each combination: all of it is HTML, which the stylesheet shows by the picked values. */
export default function Stage(): ReactNode {
  return (
    <div className={styles.pick}>
      {/* On phones, the choices stay in sight while the diff is read. */}
      <div className={styles.row} aria-hidden="true">
        {settings.map(({name, values, now}) => (
          <div key={name}>
            {name}
            <span className={styles.choice}>
              {values.map((value) => (
                <label key={value} htmlFor={idOf(name, value)} data-of={value} className={kindOf(value, now)}>
                  {value}
                </label>
              ))}
            </span>
          </div>
        ))}
      </div>
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
        <p className={styles.proof}>
          Every combination is a real render of holos {release.version}:{' '}
          <Doc to="common/every-combination/">see all runs</Doc>.
        </p>
      </div>
      <div className={styles.arch} aria-hidden="true">
        <span>holos render platform</span>
      </div>
      <div className={styles.result}>
        <div data-if={REFUSED}>
          <div className={styles.refusal}>
            <h3>
              The render stops. Nothing in <code>deploy/</code> changes.
            </h3>
            <p>
              <code>{stage.refusal.message}</code>
            </p>
            <ol>
              {stage.refusal.places.map((place, index) => (
                <li key={place}>
                  <span className={styles.place}>{index + 1}</span> <code>{place}</code>
                </li>
              ))}
            </ol>
          </div>
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
        <p className={styles.end} role="status">
          <Sizes />
          <span data-if={REFUSED}>Exit status 1. No manifest is written.</span>
        </p>
      </div>
    </div>
  );
}
