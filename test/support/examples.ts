import {examplesIn} from '../../config/examples';
import {siteDir, type Page} from '../../config/pages';
import {readLock, type Lock} from '../../plugins/examples/lock';
import {completeOptions} from '../../plugins/examples/options';
import {readExamplePage, type Step} from '../../plugins/engine/examplePage';

/** The results of the pages' last runs. */
export const readResults = (): Lock =>
  readLock({root: siteDir, options: completeOptions(examplesIn(siteDir))});

/** The blocks of one page as the runner reads them. Reading all pages takes seconds. */
export const stepsOf = ({source}: Page): Step[] => readExamplePage(siteDir, source).steps;
