/** Loads parse.ts, because a thread starts without the compiler that loads the site's TypeScript. */
import {workerData} from 'node:worker_threads';
import {require as load} from 'tsx/cjs/api';

load('./parse.ts', import.meta.url).parsePages(workerData);
