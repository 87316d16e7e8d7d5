/** The differences between the schemas of neighboring versions, and the tables that show them. */
import type {Field, Package, Packages} from './data';
import {addressFrom, code, plainType, type Context} from './entries';

/** A type, field or constant that an older and a newer version don't have in common. */
interface Change {
  packageName: string;
  /** Without its package: `Component.instances`. A version that lacks it has no field. */
  before?: Field;
  after?: Field;
  kinds: string[];
}

/** In the order of the table: changes that break a platform come first. */
const order = ['dropped', 'renamed', 'now required', 'now fixed', 'new type', 'new default'];

/** All names of a package. A constant, an alias and a type have the value that CUE gives them. */
function listMembers({types, constants}: Package): Field[] {
  const named = (name: string, type: string): Field => ({name, type, presence: 'fixed'});
  return [
    ...constants.map(({name, value}) => named(name, JSON.stringify(value))),
    ...types.flatMap(({name, alias, embeds = [], fields}) => [
      named(name, alias ?? `{${[...embeds.map((other) => `#${other}`), '…'].join(', ')}}`),
      ...fields.map((field) => ({...field, name: `${name}.${field.name}`})),
    ]),
  ];
}

function compareFields(before: Field | undefined, after: Field | undefined): string[] {
  if (!before || !after) {
    return [before ? 'dropped' : 'added'];
  }
  const isFixed = after.presence === 'fixed';
  const differences = [
    [before.name !== after.name, 'renamed'],
    [before.presence !== after.presence && after.presence !== 'default', `now ${after.presence}`],
    [plainType(before) !== plainType(after), 'new type'],
    [before.default !== after.default && !isFixed, 'new default'],
  ] as const;
  return differences.flatMap(([isDifferent, kind]) => (isDifferent ? [kind] : []));
}

/** Finds every name that was added, dropped or changed. Names that differ only by case are one name. */
export function changesBetween(older: Packages, newer: Packages): Change[] {
  const rank = ({kinds: [kind = '']}: Change) => order.indexOf(kind) + 1 || order.length + 1;
  const all = Object.keys({...older, ...newer}).flatMap((packageName): Change[] => {
    const byName = ({[packageName]: own}: Packages) =>
      new Map(own && listMembers(own).map((field) => [field.name.toLowerCase(), field]));
    const [before, after] = [byName(older), byName(newer)];
    return [...new Set([...before.keys(), ...after.keys()])].map((key) => ({
      packageName,
      before: before.get(key),
      after: after.get(key),
      kinds: compareFields(before.get(key), after.get(key)),
    }));
  });
  return all.filter(({kinds}) => kinds.length > 0).sort((a, b) => rank(a) - rank(b));
}

/** A field as CUE declares it, in a cell of a table. */
function declaration(field?: Field): string {
  if (!field) {
    return 'none';
  }
  const {name, presence, default: value} = field;
  const mark = presence === 'optional' ? '?' : '';
  const own = name.includes('.') ? name.replace(/.*\./, '') : `#${name}`;
  const fallback = value === undefined || presence === 'fixed' ? '' : ` = ${value}`;
  return code(`${own}${mark}: ${plainType(field)}${fallback}`).replaceAll('|', '\\|');
}

/**
 * A table of the differences from each neighboring version. A kind of change is a link if the page has a section on it, whose
 * id begins with the name of the version that brought it: `v2-dropped`.
 *
 * @param hasHeading whether the page has a heading with an id
 */
export function changeTables(
  {version, packages, neighbors}: Context,
  hasHeading: (id: string) => boolean,
): string[] {
  return neighbors.map((neighbor) => {
    const page = {name: version, packages};
    const [older, newer] = neighbor.isNewer ? [page, neighbor] : [neighbor, page];
    const rows = changesBetween(older.packages, newer.packages).map(({packageName, before, after, kinds}) => {
      const own = neighbor.isNewer ? before : after;
      const name = code(`${packageName}.#${(own ?? before ?? after)?.name}`);
      const words = kinds.map((kind) => {
        const id = `${newer.name}-${kind.replace(' ', '-')}`;
        return hasHeading(id) ? `[${kind}](#${id})` : kind;
      });
      const cells = [
        own ? `[${name}](${addressFrom('', packageName, own.name)})` : name,
        words.join(', '),
        declaration(before),
        declaration(after),
      ];
      return `| ${cells.join(' | ')} |`;
    });
    return rows.length > 0
      ? [`| Field | Change | ${older.name} | ${newer.name} |`, '| --- | --- | --- | --- |', ...rows].join(
          '\n',
        )
      : `${newer.name} has the same types and fields as ${older.name}.`;
  });
}
