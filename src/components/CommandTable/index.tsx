import {Fragment, type ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {
  commandAnchor,
  commandName,
  explainedFlags,
  explainedNames,
  type CommandLine,
  type Flag,
} from '@site/lib/commands';
import data from '@site/data/cli.json';
import ReferenceList from '../ReferenceList';
import {readMeanings} from '../ReferenceList/meanings';
import {Relation, Relations} from '../ReferenceList/Relations';

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
  const entryOf = (name: string) => ({
    anchor: commandAnchor(command, name),
    label: `${commandName(command)} ${name}`,
    meaning: meanings.get(name),
  });
  // A direct child of the page would be held to the measure of its prose.
  return (
    <div>
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
        <ReferenceList
          entries={flags.map((flag) => ({
            ...entryOf(`--${flag.name}`),
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
            type: flag.value ? <code>{flag.value}</code> : 'switch',
            mark: flag.hidden && 'Not in the help',
            otherwise: originOf(flag),
          }))}
        />
      )}
      {words.length > 0 && (
        <ReferenceList entries={words.map((word) => ({...entryOf(word), name: <code>{word}</code>}))} />
      )}
    </div>
  );
}

/** Where the value of a flag comes from when the flag is not written. */
function originOf({default: written, env}: Flag): ReactNode {
  return (
    written && (
      <>
        Default: <code>{written}</code>
        {env && (
          <>
            , or <code>{env}</code>
          </>
        )}
      </>
    )
  );
}
