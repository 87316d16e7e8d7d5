/** Class of a code block, which plugins/code/code-blocks writes and others read. Browsers load this file. */
export const CODE_BLOCK = 'theme-code-block';
