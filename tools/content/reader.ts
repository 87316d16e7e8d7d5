/** Reads half of the pages of a site's folder, for the process that comes to check them: see ahead.ts. */
import {createReader} from './site';

createReader(process.argv[2] ?? '', true)(0);
