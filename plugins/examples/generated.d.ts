/** Written at build: the recorded runs with other versions, by tool. */
declare module '@generated/examples/default/compared.json' {
  import type {Compared} from '@site/plugins/examples/compared';

  const runs: Record<string, Compared[]>;
  export default runs;
}
