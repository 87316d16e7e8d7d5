/** Names that the components (theme/), the scripts of pages (page/) and the build share; engine/names.ts has those of other rooms. */

/** Name of a `<meta>` with one of React's scripts, which page/start.ts loads when a reader acts. */
export const START_SCRIPT = 'start-script';

/** Name of a `<meta>` with the address of another site's script, which is loaded when the browser is idle. */
export const IDLE_SCRIPT = 'idle-script';

/** Attribute of the root element until all below the first screen is drawn and of parts that are drawn; see later.css. */
export const LATER = 'data-later';

/** Type of the inert `<script>` with the rules by which the browser fetches pages ahead, once it is idle. */
export const IDLE_RULES = 'application/speculationrules+json';

export const COLOR_TOGGLE = 'color-toggle';

/** Class of a menu of the navbar on wide screens, a `<details>`. */
export const DROPDOWN = 'dropdown';

/** The menus of a phone. Ids of headings never start with an underscore. */
export const MENU_ID = '__menu';
export const SIDEBAR_ID = '__sidebar';

/** The framework's storage key of the version that a reader chose, for the docs plugin with the default id. */
export const PREFERRED_VERSION = 'docs-preferred-version-default';

/** Class of the menu's label with the name of a version. */
export const VERSION_LABEL = 'dropdown__version';

/** Name of the `<meta>` with the announcement's id, and the framework's storage keys: the last id, and whether it was closed. */
export const ANNOUNCEMENT = 'announcement-id';
export const ANNOUNCED = 'docusaurus.announcement.id';
export const DISMISSED = 'docusaurus.announcement.dismiss';

/** The window of a page whose script records what others change until React starts. */
export interface WithChanges extends Window {
  pageChanges?: {isTranslated: () => boolean; observer: MutationObserver; changes: MutationRecord[]};
}
