import {Children, Fragment, isValidElement, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useActiveDocContext, useDoc, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {PackageName, Presence, Schema, Type} from '@site/tools/schema/derive';
import {findReferences} from '@site/tools/schema/references';
import v1alpha5 from '@site/data/schema/v1alpha5.json';
import v1alpha6 from '@site/data/schema/v1alpha6.json';
import styles from './styles.module.css';

/* eslint jsx-a11y/no-interactive-element-to-noninteractive-role: off --
   The rule takes a `td` for a gridcell. This table is none, and its cells need their role: see Table. */

/** Keyed by the label of the docs version that they describe. */
const schemas: Record<string, Schema | undefined> = {
  v1alpha5: v1alpha5 as Schema,
  v1alpha6: v1alpha6 as Schema,
};

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
  /** A list with one item per field, each of the form "`field`: what it means". */
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
  const meanings = readMeanings(children, fail);
  for (const {name} of rows) {
    if (!meanings.has(name)) {
      fail(`field ${name} has no meaning on the page`);
    }
  }
  for (const name of meanings.keys()) {
    if (!rows.some((row) => row.name === name)) {
      fail(`the page gives a meaning to ${name}, which is no field of it`);
    }
  }
  return (
    <>
      {rows.length > 0 && (
        <Table
          caption={type ? `Fields of ${type.name}` : `Constants of ${packageName}`}
          anchorPrefix={type ? `${type.name}.` : ''}
          {...{packageName, rows, meanings}}
        />
      )}
      {type && <Relations {...{packageName, type}} />}
    </>
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

interface TableProps {
  packageName: PackageName;
  caption: string;
  anchorPrefix: string;
  rows: Row[];
  meanings: Map<string, ReactNode>;
}

/** The layout takes `display: table` away, and with it some browsers drop the roles: hence they are spelled out. */
function Table({packageName, caption, anchorPrefix, rows, meanings}: TableProps): ReactNode {
  const brokenLinks = useBrokenLinks();
  return (
    <table role="table" className={styles.table}>
      <caption>{caption}</caption>
      <thead>
        <tr role="row">
          {['Field', 'Type', 'Presence', 'Default', 'Meaning'].map((heading) => (
            <th key={heading} scope="col" role="columnheader">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({name, mark, type, presence, value}) => {
          const anchor = `${anchorPrefix}${name}`;
          brokenLinks.collectAnchor(anchor);
          return (
            <tr key={name} id={anchor} role="row">
              <th scope="row" role="rowheader" className={styles.name}>
                <a href={`#${anchor}`}>
                  <code>
                    {breakable(name)}
                    {mark}
                  </code>
                </a>
              </th>
              <td role="cell" className={styles.type}>
                <TypeExpression {...{packageName}} expression={type} />
              </td>
              <td role="cell" className={styles.presence} data-presence={presence}>
                {presenceLabels[presence]}
              </td>
              <td role="cell" className={styles.default}>
                {presence === 'required' && value && 'with defaults '}
                {value && <code>{value}</code>}
              </td>
              <td role="cell" className={styles.meaning}>
                {meanings.get(name)}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
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

/** What a type stands for or embeds, and which fields refer to it. */
function Relations({packageName, type}: {packageName: PackageName; type: Type}): ReactNode {
  const pageOf = usePages(packageName);
  const uses = findReferences(useSchema(), packageName, type.name);
  return (
    <dl className={styles.relations}>
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
    </dl>
  );
}

function Relation({term, children}: {term: string; children: ReactNode}): ReactNode {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
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
  const schema = schemas[label];
  if (!schema) {
    throw new Error(`data/schema has no file for docs version ${label}`);
  }
  return schema;
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

/** Takes the meanings out of the list that MDX made of the children. */
function readMeanings(children: ReactNode, fail: (problem: string) => never): Map<string, ReactNode> {
  const meanings = new Map<string, ReactNode>();
  for (const item of elements(children).flatMap((list) => elements(list.props.children))) {
    const [code, separator, ...rest] = Children.toArray(item.props.children);
    const name = isValidElement<{children?: ReactNode}>(code) ? code.props.children : undefined;
    if (typeof name !== 'string' || typeof separator !== 'string' || !separator.startsWith(': ')) {
      return fail(
        'each item of the list must read "- `field`: meaning", without blank lines between the items',
      );
    }
    if (meanings.has(name)) {
      fail(`field ${name} has two meanings on the page`);
    }
    meanings.set(name, [separator.slice(2), ...rest]);
  }
  return meanings;
}

function elements(children: ReactNode) {
  return Children.toArray(children).filter((child) => isValidElement<{children?: ReactNode}>(child));
}
