import path from 'node:path';
import type {Capability} from '../engine/capability';
import {addCommand} from './cli';
import {referenceNames} from './names';
import type {Options} from './options';
import {checkReference, referenceTables} from './tables';

interface ReferenceCapability extends Capability {
  /** The addresses of names in code, for a page given by its absolute path; undefined for a page without such links. */
  addressesOf(file: string): ReadonlyMap<string, string> | undefined;
}

/** The reference of a CUE API and of a command line: the command that derives its data, and its tables. See README.md. */
export function reference(options: Options): ReferenceCapability {
  return {
    name: 'reference',
    docs: () => ({remark: [referenceTables(options)]}),
    checks: () => [checkReference(options)],
    client: [path.join(__dirname, 'reference.css')],
    plugin: () => ({extendCli: addCommand(options)}),
    addressesOf: referenceNames(options),
  };
}
