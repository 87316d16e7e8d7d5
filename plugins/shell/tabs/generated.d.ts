/** Written at build by index.ts. */
declare module '@generated/tabs/default/script.json' {
  const script: {text: string};
  export default script;
}
