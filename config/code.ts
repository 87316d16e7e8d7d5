import type {Options} from '../plugins/code/code-blocks/options';

/** `rendered platform in 3.120950621s` → `3.12 s` */
function timeOf(line: string): string {
  const [, time = '', unit = ''] = /([\d.]+)(\D+)$/.exec(line) ?? [];
  return `${Number(Number(time).toPrecision(3))} ${unit}`;
}

export const codeBlocks = {
  labels: {
    bash: 'Terminal',
    txt: 'Output',
    cue: 'CUE',
    yaml: 'YAML',
    json: 'JSON',
    go: 'Go',
    diff: 'Diff',
    protobuf: 'Protocol Buffers',
  },
  errors: {
    // Errors of holos, CUE, helm, kubectl and bash. `2 errors in empty disjunction` is excluded, because the next lines name them.
    message: new RegExp(
      [
        '^error at \\S+(?!.*errors in empty disjunction: \\(and)',
        ': (?:conflicting values|invalid value|incomplete value) ',
        ': field (?:not allowed|is required but not present)',
        'executable file not found',
        '^E\\d{4} .*\\berr="',
        '^Error: ',
        '^bash: line \\d+: ',
        'some instances are incomplete',
      ].join('|'),
    ),
    relay: /: could not run command:$/,
  },
  product: 'holos',
  run: {
    line: /^rendered \S+ (?:.* )?in \S+$/,
    // The platform's line comes last and has the time of all.
    summary: (lines: readonly string[]) => {
      const components = lines.filter((line) => !line.startsWith('rendered platform ')).length;
      const total = lines.find((line) => line.startsWith('rendered platform '));
      return {text: `${components} components rendered`, note: total ? timeOf(total) : ''};
    },
  },
} satisfies Options;
