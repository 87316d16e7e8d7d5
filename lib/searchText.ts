/** Between the categories of the sidebar that a page stands in. Browsers get this file. */
export const TRAIL_SEPARATOR = ' › ';
