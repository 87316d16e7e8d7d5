import {Fragment, type ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {commandAnchor, explainedFlags, explainedNames, type CommandLine, type Flag} from '@site/lib/commands';
import data from '@site/data/cli.json';
import ReferenceTable from '../ReferenceTable';
import {readMeanings} from '../ReferenceTable/meanings';
import {Relation, Relations} from '../ReferenceTable/Relations';

const {commands} = data as CommandLine;

interface Props {
  /** What is typed after `holos`; nothing for the program itself. */
  command: string;
  /** A list with one item per flag or word, each of the form "`--flag`: meaning". */
  children?: ReactNode;
}

/**
 * Shows how a command is called, and its flags: names, values and defaults come from the help of the tool, the meaning
 * from the page. The two must name the same flags, or the build stops.
 */
export default function CommandTable({command: path, children}: Props): ReactNode {
  const {metadata} = useDoc();
  const command = commands.find((candidate) => candidate.path === path);
  const fail = (problem: string): never => {
    throw new Error(`${metadata.source}: command "${path}": ${problem}`);
  };
  if (!command) {
    return fail('data/cli.json has no such command');
  }
  const {usage, aliases = [], words = []} = command;
  const flags = explainedFlags(command);
  const names = explainedNames(command);
  const meanings = readMeanings(children, names, fail);
  const rowOf = (name: string) => ({anchor: commandAnchor(command, name), meaning: meanings.get(name)});
  return (
    <>
      <Relations>
        <Relation term="Usage">
          <code>{usage}</code>
        </Relation>
        {aliases.length > 0 && (
          <Relation term="Other names">
            {aliases.map((alias, index) => (
              <Fragment key={alias}>
                {index > 0 && ', '}
                <code>{alias}</code>
              </Fragment>
            ))}
          </Relation>
        )}
        {command.hidden && <Relation term="In the help">Not listed</Relation>}
      </Relations>
      {flags.length > 0 && (
        <ReferenceTable
          caption={`Flags of ${commandAnchor(command)}`}
          headings={{name: 'Flag', type: 'Value', meaning: 'Meaning'}}
          rows={flags.map((flag) => ({
            ...rowOf(`--${flag.name}`),
            name: (
              <>
                <code>{`--${flag.name}`}</code>
                {flag.shorthand && (
                  <>
                    , <code>{`-${flag.shorthand}`}</code>
                  </>
                )}
              </>
            ),
            type: <Value flag={flag} />,
          }))}
        />
      )}
      {words.length > 0 && (
        <ReferenceTable
          caption={`Commands below ${commandAnchor(command)}`}
          headings={{name: 'Command', meaning: 'Meaning'}}
          rows={words.map((word) => ({...rowOf(word), name: <code>{word}</code>}))}
        />
      )}
    </>
  );
}

/** The word for the value, if the flag takes one, and where it comes from when the flag is not written. */
function Value({flag: {value, default: written, env, hidden}}: {flag: Flag}): ReactNode {
  const parts = [
    value ? <code>{value}</code> : 'switch',
    written && (
      <>
        default <code>{written}</code>
      </>
    ),
    env && (
      <>
        or <code>{env}</code>
      </>
    ),
    hidden && 'not in the help',
  ].filter(Boolean);
  return parts.map((part, index) => (
    <Fragment key={index}>
      {index > 0 && ', '}
      {part}
    </Fragment>
  ));
}
