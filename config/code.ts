/** Options of code blocks: see plugins/code-blocks. */
export const languages = ['protobuf', 'cue', 'bash', 'diff', 'json'];

export const codeBlocks = {
  languages,
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
  // Excludes places in packages and temporary directories.
  place: /^(\s+(?:\/home\/you\/[\w-]+\/|\.\/)?)((?!cue\.mod\/)\w[\w./-]*:\d+:\d+)$/,
  removed: {
    proof:
      'only the docs can have proofs, and dropProofs of plugins/examples must be the first of their remark plugins',
  },
};
