import {examplesIn} from '../../config/examples';
import {siteDir} from '../../config/pages';
import {openSite, type Site} from '../../plugins/examples/pages';

let parsed: Site | undefined;

/** The examples of all pages. Parsing them takes seconds, so a process parses them once, when a test needs them. */
export function examples(): Site {
  parsed ??= openSite(siteDir, examplesIn(siteDir));
  return parsed;
}
