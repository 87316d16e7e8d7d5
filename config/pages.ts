/** The pages of this site's folder, independent of the working directory. */
import path from 'node:path';
import {createPages} from '../plugins/engine/pages';
import {versions} from './versions';

export const siteDir = path.resolve(__dirname, '..');

export const pages = createPages(siteDir, versions);
