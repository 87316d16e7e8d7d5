import path from 'node:path';
import type {Capability} from '../engine/capability';
import {checkOptions} from '../engine/options';
import {addCommand} from './cli';
import {referenceNames} from './names';
import {referenceSchema, type Options} from './options';
import {checkReference, referenceTables} from './tables';

interface ReferenceCapability extends Capability {
  /** The addresses of names in code, for a page given by its absolute path; undefined for a page without such links. */
  addressesOf(file: string): ReadonlyMap<string, string> | undefined;
}

/** The reference of a CUE API and of a command line: the command that derives its data, and its tables. See README.md. */
export function reference(given: Options): ReferenceCapability {
  const options = checkOptions('reference', referenceSchema, given);
  return {
    name: 'reference',
    docs: () => ({remark: [referenceTables(options)]}),
    checks: () => [checkReference(options)],
    client: [path.join(__dirname, 'reference.css')],
    plugin: () => ({extendCli: addCommand(options)}),
    addressesOf: referenceNames(options),
  };
}
