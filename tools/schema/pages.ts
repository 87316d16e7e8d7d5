import type {Package, PackageName} from '../../lib/schema';
import {listDifference} from '../reference';

/** What a reference page says, without its prose. */
export interface ReferencePage {
  /** Types by heading, in page order, each with the fields that it explains. */
  types: {name: string; line: number; fields: string[]; examples: number}[];
  /** Constants that the page explains. */
  constants: string[];
  problems: string[];
}

/**
 * Reads which types and fields a reference page explains. A type is a heading `### Name {#Name}`, a table
 * `<FieldTable package="…" type="Name">` and at least one CUE example; a field is an item of the table's list.
 */
export function parseReferencePage(source: string, packageName: PackageName): ReferencePage {
  const page: ReferencePage = {types: [], constants: [], problems: []};
  let tables = 0;
  let table: {name?: string; items: string[]} | undefined;
  let fence: string | undefined;
  for (const [index, line] of source.split('\n').entries()) {
    const problem = (text: string) => page.problems.push(`line ${index + 1}: ${text}`);
    const type = page.types.at(-1);
    const mark = /^(`{3,})(\w*)/.exec(line);
    if (fence !== undefined) {
      fence = line.startsWith(fence) && line.trim() === fence ? undefined : fence;
    } else if (mark) {
      fence = mark[1];
      if (mark[2] === 'cue' && type) {
        type.examples++;
      }
    } else if (line.startsWith('### ')) {
      readHeading(line, index + 1, page, problem);
      tables = 0;
    } else if (line.startsWith('<FieldTable')) {
      tables++;
      const attributes = Object.fromEntries(
        [...line.matchAll(/(\w+)="(\w+)"/g)].map(([, key, value]) => [key, value]),
      );
      table = {name: attributes.type, items: []};
      if (attributes.package !== packageName) {
        problem(`the table is of package ${attributes.package}, the page of ${packageName}`);
      }
      if (table.name !== undefined && (table.name !== type?.name || tables > 1)) {
        problem(`the table of ${table.name} is not the one table below the heading of that type`);
      }
      if (line.endsWith('/>')) {
        table = undefined;
      }
    } else if (line.startsWith('</FieldTable>') && table) {
      if (table.name === undefined) {
        page.constants.push(...table.items);
      } else {
        type?.fields.push(...table.items);
      }
      table = undefined;
    } else if (table && line.startsWith('- ')) {
      const name = /^- `(\w+)`: \S/.exec(line)?.[1];
      if (name === undefined) {
        problem('an item of a table must read "- `field`: meaning"');
      } else {
        table.items.push(name);
      }
    } else if (/^\|\s*Field\b/.test(line)) {
      problem('fields are shown by <FieldTable>, not by a table typed by hand');
    }
  }
  return page;
}

function readHeading(
  line: string,
  number: number,
  page: ReferencePage,
  problem: (text: string) => void,
): void {
  const [, name, id] = /^### (\w+) \{#(\w+)\}$/.exec(line) ?? [];
  if (name === undefined || name !== id) {
    problem(`a heading of this level must read "### Type {#Type}", not ${JSON.stringify(line)}`);
    return;
  }
  page.types.push({name, line: number, fields: [], examples: 0});
}

/** Every difference between a page and the schema, one sentence each. */
export function comparePage(page: ReferencePage, schema: Package): string[] {
  const problems = [...page.problems];
  const known = new Map(schema.types.map((type) => [type.name, type]));
  const shown = page.types.map(({name}) => name);
  problems.push(...listDifference('type', 'schema', shown, [...known.keys()]));
  problems.push(
    ...listDifference(
      'constant',
      'schema',
      page.constants,
      schema.constants.map(({name}) => name),
    ),
  );
  for (const {name, fields, examples} of page.types) {
    const type = known.get(name);
    if (type) {
      const wanted = type.fields.map((field) => field.name);
      problems.push(...listDifference(`field of ${name}`, 'schema', fields, wanted));
    }
    if (examples === 0) {
      problems.push(`${name} has no CUE example`);
    }
  }
  return problems;
}
