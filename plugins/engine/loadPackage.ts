import {createRequire} from 'node:module';

/**
 * Loads a package with Node.js. Use it for packages with many ES modules, because the framework's configuration loader
 * (jiti) compiles each module with Babel. For the Markdown packages, this takes 3 s of a first build.
 */
export const loadPackage = createRequire(__filename);
