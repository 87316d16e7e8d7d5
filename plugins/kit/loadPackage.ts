import {createRequire} from 'node:module';

/**
 * Loads a package as Node.js does. For packages of ES modules with many files: the framework's loader of the configuration
 * (jiti) would have Babel translate each of them, 3 s of a first build for those that read and write Markdown.
 */
export const loadPackage = createRequire(__filename);
