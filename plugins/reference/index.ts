import path from 'node:path';
import type {Capability} from '../engine/capability';
import {addCommand} from './cli';
import {referenceNames, type NameOptions} from './names';
import {checkTables, type Options} from './options';
import {checkReference, referenceTables} from './tables';

interface Reference extends Capability {
  /** The addresses of names in code, for a page given by its absolute path; undefined for a page without such links. */
  addressesOf(file: string): ReadonlyMap<string, string> | undefined;
}

/**
 * The reference of an API and of a command line: the command that derives its data, its tables, and the styles of its pages. See
 * README.md.
 */
export function reference(given: Options & {names: NameOptions}): Reference {
  const {names, ...rest} = given;
  const options = checkTables(rest);
  return {
    name: 'reference',
    docs: () => ({remark: [referenceTables(options)]}),
    checks: () => [checkReference(options)],
    client: [path.join(__dirname, 'reference.css')],
    plugin: () => ({extendCli: addCommand(options)}),
    addressesOf: referenceNames(options, names),
  };
}
