/** The pages of this site's own folder, wherever it is and from wherever a command was called. */
import path from 'node:path';
import {createPages} from '../plugins/kit/pages';
import {versions} from './versions';

export const siteDir = path.resolve(__dirname, '..');

export const pages = createPages(siteDir, versions);
