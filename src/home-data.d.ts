/** Written at build by plugins/examples/home-data. */
declare module '@generated/home-data/default/home.json' {
  import type {HomeFacts, quotes} from '@site/config/home';
  import type {Counts} from '@site/plugins/examples/count';
  import type {Props as CodeProps} from '@theme/CodeBlock';

  const data: {quotes: Record<keyof typeof quotes, CodeProps>; facts: HomeFacts & {executed: Counts}};
  export default data;
}
