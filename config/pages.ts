/** The pages of this site's own folder, wherever it is and from wherever a command was called. */
import path from 'node:path';
import {createPages} from '../plugins/kit/pages';
import {versions} from './versions';

/** Absolute path of the site's folder. */
export const siteDir = path.resolve(__dirname, '..');

/** Answers for every file of this site: see plugins/kit/pages.ts. */
export const pages = createPages(siteDir, versions);
