/** The bundler's name for the path that the site stands below; Node.js, which runs the unit tests, knows none. */
declare const __webpack_public_path__: string | undefined;

/** Path that the site stands below, for addresses that the framework's links and hooks do not make. */
export const base = typeof __webpack_public_path__ === 'string' ? __webpack_public_path__ : '/';
