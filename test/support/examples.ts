import {siteDir} from '../../config/pages';
import {readLock, type Lock} from '../../plugins/examples/lock';
import {readExamplePage, type CodeBlock} from '../../plugins/examples/page';
import type {Page} from '../../config/pages';

/** The results of the pages' last runs. */
export const readResults = (): Lock => readLock(siteDir);

/** The blocks of one page as the runner reads them. Reading all pages takes seconds. */
export const readBlocks = ({source}: Page): CodeBlock[] => readExamplePage(siteDir, source).blocks;
