/** Classes of a code block, which plugins/code/code-blocks writes and others read. Browsers load this file. */

export const CODE_BLOCK = 'theme-code-block';

/** The bar above the code: the block's name, and its buttons. */
export const CODE_BAR = 'code-bar';

/** The button whose work another plugin's script does. */
export const CODE_ACTION = 'code-action';

/** Lines that light others, or are lit by them. */
export const CODE_PART = 'code-part';

/** The link of a line to a related one. */
export const CODE_LINK = 'code-go';
