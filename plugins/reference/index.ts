import type {Plugin} from '@docusaurus/types';
import {addCommand} from './cli';
import type {Options} from './options';

export {checkReference, referenceTables} from './tables';

/**
 * The reference of an API and of a command line: the command that derives its data. `referenceTables` shows them.
 * Options are arguments, because the framework sends the options in its configuration to every browser.
 */
export default function reference(options: Options): () => Plugin {
  return () => ({name: 'reference', extendCli: addCommand(options)});
}
