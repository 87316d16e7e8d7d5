import {Fragment, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {findReferences, type PackageName, type Presence, type Type} from '@site/lib/schema';
import ReferenceList, {type Entry} from '../ReferenceList';
import {readMeanings} from '../ReferenceList/meanings';
import {Relation, Relations} from '../ReferenceList/Relations';
import Definition from './Definition';
import TypeExpression from './TypeExpression';
import {usePages, useSchema} from './schemas';

const presenceLabels: Record<Presence, string> = {
  required: 'Required',
  optional: 'Optional',
  default: 'Default',
  fixed: 'Fixed',
  computed: 'Computed',
};

interface Props {
  package: PackageName;
  /** A type of the package; the table lists its fields. Left out, it lists the package's constants. */
  type?: string;
  /** A list with one item per field, each of the form "`field`: meaning". */
  children?: ReactNode;
}

interface Row {
  name: string;
  mark?: string;
  type: string;
  presence: Presence;
  value?: string;
}

/** How a value that nobody wrote is called. */
const valueLabels: Partial<Record<Presence, string>> = {
  required: 'Defaults inside:',
  fixed: 'Value:',
};

/**
 * Shows a type: its definition, folded, and its fields. Name, CUE type and default come from the schema of the docs
 * version that the page belongs to, the meaning from the page. The two must name the same fields, or the build stops.
 */
export default function FieldTable({package: packageName, type: typeName, children}: Props): ReactNode {
  const schema = useSchema();
  const {metadata} = useDoc();
  const {types, constants} = schema.packages[packageName];
  const type = types.find(({name}) => name === typeName);
  const fail = (problem: string): never => {
    throw new Error(`${metadata.source}: ${packageName} ${typeName ?? 'constants'}: ${problem}`);
  };
  if (typeName !== undefined && !type) {
    return fail(`the schema of ${schema.version} has no such type`);
  }
  const rows = type ? fieldRows(type) : constants.map((constant) => constantRow(constant));
  const meanings = readMeanings(
    children,
    rows.map(({name}) => name),
    fail,
  );
  const anchorPrefix = type ? `${type.name}.` : '';
  const entryOf = ({name, mark, type: expression, presence, value}: Row): Entry => ({
    anchor: `${anchorPrefix}${name}`,
    label: `${anchorPrefix}${name}`,
    name: (
      <code>
        {breakable(name)}
        {mark}
      </code>
    ),
    type: (
      <code>
        <TypeExpression {...{packageName, expression}} />
      </code>
    ),
    mark: presenceLabels[presence],
    isRequired: presence === 'required',
    meaning: meanings.get(name),
    otherwise: value && (
      <>
        {valueLabels[presence] ?? 'Default:'} <code>{value}</code>
      </>
    ),
  });
  // A direct child of the page would be held to the measure of its prose.
  return (
    <div>
      {type && type.alias === undefined && <Definition {...{packageName, type}} />}
      {rows.length > 0 && <ReferenceList entries={rows.map(entryOf)} />}
      {type && <TypeRelations {...{packageName, type}} />}
    </div>
  );
}

function fieldRows(type: Type): Row[] {
  return type.fields.map((field) => ({
    name: field.name,
    mark: field.presence === 'optional' ? '?' : undefined,
    type: field.type,
    presence: field.presence,
    value: field.default,
  }));
}

function constantRow({name, value}: {name: string; value: string}): Row {
  return {name, type: 'string', presence: 'fixed', value: JSON.stringify(value)};
}

/** Lets a long name break before its capitals. */
function breakable(name: string): ReactNode {
  return name.split(/(?=[A-Z][a-z])/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

/** The alias and embedded types of a type, and the fields that refer to it. */
function TypeRelations({packageName, type}: {packageName: PackageName; type: Type}): ReactNode {
  const pageOf = usePages(packageName);
  const uses = findReferences(useSchema(), packageName, type.name);
  return (
    <Relations>
      {type.alias !== undefined && (
        <Relation term="Stands for">
          <code>
            <TypeExpression {...{packageName}} expression={type.alias} />
          </code>
        </Relation>
      )}
      {type.embeds && (
        <Relation term="Also has the fields of">
          <code>
            <TypeExpression
              {...{packageName}}
              expression={type.embeds.map((name) => `#${name}`).join(', ')}
            />
          </code>
        </Relation>
      )}
      {uses.length > 0 && (
        <Relation term="Used in">
          {uses.map(({package: from, anchor}, index) => (
            <Fragment key={`${from}.${anchor}`}>
              {index > 0 && ', '}
              <Link to={`${pageOf(from)}#${anchor}`}>
                <code>{from === packageName ? anchor : `${from}.${anchor}`}</code>
              </Link>
            </Fragment>
          ))}
        </Relation>
      )}
    </Relations>
  );
}
