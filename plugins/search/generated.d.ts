declare module '@generated/search/default/field.json' {
  import type {FieldOptions} from '@site/plugins/search/options';

  const options: FieldOptions;
  export default options;
}

declare module '@generated/search/default/panel.json' {
  import type {PanelOptions} from '@site/plugins/search/options';

  const options: PanelOptions;
  export default options;
}
