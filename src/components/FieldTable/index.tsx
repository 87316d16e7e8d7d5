import {Fragment, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useActiveDocContext, useDoc, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {findReferences, type PackageName, type Presence, type Schema, type Type} from '@site/lib/schema';
import ReferenceTable from '../ReferenceTable';
import {readMeanings} from '../ReferenceTable/meanings';
import {Relation, Relations} from '../ReferenceTable/Relations';
import {schemaOf} from './schemas';

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

/**
 * Shows the fields of a type: name, CUE type and default come from the schema of the docs version that the
 * page belongs to, the meaning from the page. The two must name the same fields, or the build stops.
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
  return (
    <>
      {rows.length > 0 && (
        <ReferenceTable
          caption={type ? `Fields of ${type.name}` : `Constants of ${packageName}`}
          headings={headings}
          rows={rows.map(({name, mark, type: expression, presence, value}) => ({
            anchor: `${anchorPrefix}${name}`,
            name: (
              <code>
                {breakable(name)}
                {mark}
              </code>
            ),
            type: <TypeExpression {...{packageName, expression}} />,
            presence: presenceLabels[presence],
            isRequired: presence === 'required',
            default: (
              <>
                {presence === 'required' && value && 'with defaults '}
                {value && <code>{value}</code>}
              </>
            ),
            meaning: meanings.get(name),
          }))}
        />
      )}
      {type && <TypeRelations {...{packageName, type}} />}
    </>
  );
}

const headings = {name: 'Field', type: 'Type', presence: 'Presence', default: 'Default', meaning: 'Meaning'};

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
          <TypeExpression {...{packageName}} expression={type.alias} />
        </Relation>
      )}
      {type.embeds && (
        <Relation term="Also has the fields of">
          <TypeExpression {...{packageName}} expression={type.embeds.map((name) => `#${name}`).join(', ')} />
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

/** A CUE expression whose references to types of the two packages are links. */
function TypeExpression({
  packageName,
  expression,
}: {
  packageName: PackageName;
  expression: string;
}): ReactNode {
  const schema = useSchema();
  const pageOf = usePages(packageName);
  return (
    <code>
      {expression.split(/((?:\bcore\.)?#\w+)/).map((part, index) => {
        const [, qualifier, name] = /^(core\.)?#(\w+)$/.exec(part) ?? [];
        const target: PackageName = qualifier ? 'core' : packageName;
        if (name === undefined || !schema.packages[target].types.some((type) => type.name === name)) {
          return part;
        }
        return (
          <Link key={index} to={`${pageOf(target)}#${name}`}>
            {part}
          </Link>
        );
      })}
    </code>
  );
}

function useSchema(): Schema {
  const {label} = useDocsVersion();
  return schemaOf(label);
}

/** Address of a package's reference page within this version; nothing for the page being read. */
function usePages(current: PackageName): (target: PackageName) => string {
  const {pluginId} = useDocsVersion();
  const {activeVersion} = useActiveDocContext(pluginId);
  return (target) => {
    if (target === current) {
      return '';
    }
    const page = activeVersion?.docs.find(({id}) => id === `api/${target}`);
    if (!page) {
      throw new Error(`this docs version has no page api/${target}`);
    }
    return page.path;
  };
}
