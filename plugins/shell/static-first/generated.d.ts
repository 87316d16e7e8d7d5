/** Written at build by index.ts. */
declare module '@generated/static-first/default/preferred.json' {
  const script: {text: string};
  export default script;
}
