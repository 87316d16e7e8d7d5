import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {addCommand} from './cli';
import {checkTables, type Options} from './options';

export {referenceNames} from './names';
export {checkReference, referenceTables} from './tables';

/**
 * The reference of an API and of a command line: the command that derives its data, and the styles of its pages.
 * `referenceTables` shows them.
 */
export default function reference(given: Options): () => Plugin {
  const options = checkTables(given);
  return () => ({
    name: 'reference',
    extendCli: addCommand(options),
    getClientModules: () =>
      ['../engine/controls.css', 'reference.css'].map((file) => path.join(__dirname, file)),
  });
}
