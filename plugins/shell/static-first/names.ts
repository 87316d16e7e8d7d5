/** Names that the components (theme/), the scripts of pages (page/) and the build share. */

/** Name of a `<meta>` with the address of another site's script, which is loaded when the browser is idle. */
export const IDLE_SCRIPT = 'idle-script';

/** Attribute of the root element until all below the first screen is drawn, and until then of the blocks that are drawn; see later.css. */
export const LATER = 'data-later';

/** Type of the inert `<script>` with the rules by which the browser fetches pages ahead, once it is idle. */
export const IDLE_RULES = 'application/speculationrules+json';

export const COLOR_TOGGLE = 'color-toggle';

/** Class of a menu of the navbar on wide screens, a `<details>`. */
export const DROPDOWN = 'dropdown';

/** Class of the contents of a phone, a `<details>`. */
export const CONTENTS = 'contents-fold';

/**
 * The menus of a phone are popovers of this class: the main menu, and the sidebar of a page that has one. Ids of headings
 * never start with an underscore.
 */
export const PHONE_MENU = 'phone-menu';
export const MENU_ID = '__menu';
export const SIDEBAR_ID = '__sidebar';

/** Attribute of a link to another version: the version's name. */
export const VERSION = 'data-version';

/** Attribute of a link to the same page of that version, which keeps query and hash. */
export const SAME_PAGE = 'data-same-page';

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
