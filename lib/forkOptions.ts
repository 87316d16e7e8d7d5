/** How processes that help the build are started. */
import path from 'node:path';

/**
 * They load TypeScript. Not by --import, with which Node.js has another loader start the program; and with the usual size
 * of the nursery, as one of twice the size takes a third less time to parse a page, but 25 MB more of each process.
 */
export const execArgv = ['--require', path.join(__dirname, 'typescript.mjs')];
