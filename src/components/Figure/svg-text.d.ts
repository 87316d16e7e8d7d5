declare module '!!../Figure/svg-text.mjs!*' {
  const text: string;
  export default text;
}
