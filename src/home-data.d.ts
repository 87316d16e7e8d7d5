/** Written at build by plugins/home-data. */
declare module '@generated/home-data/default/home.json' {
  import type {quotes} from '@site/config/home';
  import type {Props as CodeProps} from '@theme/CodeBlock';

  const data: {quotes: Record<keyof typeof quotes, CodeProps>};
  export default data;
}
