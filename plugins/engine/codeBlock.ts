/** Classes of a code block, which plugins/code/code-blocks writes and others read. Browsers load this file. */

export const CODE_BLOCK = 'theme-code-block';

/** The bar above the code: the block's name, and its buttons. */
export const CODE_BAR = 'code-bar';
