/** Browsers get this file, so it imports nothing. */

/** Section of the posts. The sections of the docs are the paths of their versions. */
export const BLOG = 'blog';
