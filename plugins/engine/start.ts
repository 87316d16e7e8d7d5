/** Names of the `<meta>` tags with the whole stylesheet and React's scripts, which a script loads when a reader acts. */
export const START_STYLE = 'start-style';
export const START_SCRIPT = 'start-script';
