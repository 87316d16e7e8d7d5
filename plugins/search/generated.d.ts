declare module '@generated/search/default/options.json' {
  import type {SearchOptions} from '@site/plugins/search/options';

  const options: SearchOptions;
  export default options;
}

declare module '@theme/AddressSearch' {
  export {default} from '@site/plugins/search/theme/AddressSearch';
}
