/** Browsers load this file, so it has no imports. */

/** Section of the posts. In the docs, a version's path is its section. */
export const BLOG = 'blog';
