/** Written at build by this plugin; see index.ts. */
declare module '@generated/home-example/default/home.json' {
  import type {HomeData} from '@site/plugins/home-example';

  const data: HomeData;
  export default data;
}
