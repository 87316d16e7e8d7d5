/**
 * Writes copies in a thread of its own. A thread starts without the compiler that loads the site's TypeScript, so it calls the
 * same one, which keeps what it compiled.
 */
import {fileURLToPath} from 'node:url';
import createJiti from 'jiti';

const load = createJiti(fileURLToPath(import.meta.url), {cache: true});

/** @type {typeof import('./markdown')} */
const {writeCopy} = load('./markdown.ts');

/**
 * @param {{text: import('hast').Element, head: import('./markdown').PageHead}} article
 */
export default ({text, head}) => writeCopy(text, head);
