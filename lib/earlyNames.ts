/**
 * Names that couple the markup (src/) with the scripts that act before React (plugins/early). Each is written here
 * once, so that renaming one is a change of one line.
 */

/** Class of every button that switches the color mode. */
export const COLOR_TOGGLE = 'color-toggle';

/** Class of the button that closes the announcement. */
export const ANNOUNCEMENT_CLOSE = 'announcement-close';

/** Names the current announcement in a `<meta>` of every page. */
export const ANNOUNCEMENT_META = 'announcement-id';

/** Class of the element that says what was copied. */
export const TOAST = 'toast';

/** Class of the lists "On this page"; the theme's name. */
export const CONTENTS = 'table-of-contents';

/** Attribute of an element that React must run for as soon as it nears the viewport. */
export const START_NEAR = 'data-start-near';

/** Name of the `<meta>` of a page that shows nothing useful without React, which starts at once there. */
export const START_NOW = 'start-now';

/** Name of the `<meta>` of a page that leads on to an address, where no script does. */
export const LEAD_ON = 'lead-on';

/** Names of the `<meta>`s that list the rest of the styles and the scripts of all pages. */
export const START_STYLE = 'start-style';
export const START_SCRIPT = 'start-script';

/**
 * The menus of a phone are popovers of this class: the main menu, and the sidebar of a page that has one. Their ids
 * cannot clash with the id of a heading, which never starts with an underscore.
 */
export const PHONE_MENU = 'phone-menu';
export const MENU_ID = '__menu';
export const SIDEBAR_ID = '__sidebar';

/** Attribute of such a menu that is open in a browser without popovers. */
export const OPEN = 'data-open';

/** Id of the dialog of plugins/search. */
export const SEARCH_ID = '__search';

/** Up to this width (CSS pixels) the phone's menu takes the place of navbar items and sidebar. */
export const PHONE_WIDTH = 996;

/** Class of a menu of the navbar on wide screens, a `<details>`. */
export const DROPDOWN = 'dropdown';

/** Attribute of a link that chooses a version of the docs: the version's name. */
export const VERSION = 'data-version';

/** Attribute of such a link that leads to this same page of the version, whose query and place it keeps. */
export const SAME_PAGE = 'data-same-page';

/** The framework's storage key of the version that a reader chose, for the docs plugin of the default id. */
export const PREFERRED_VERSION = 'docs-preferred-version-default';
