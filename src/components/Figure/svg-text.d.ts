declare module '!!../svg-text.mjs!*' {
  const text: string;
  export default text;
}
