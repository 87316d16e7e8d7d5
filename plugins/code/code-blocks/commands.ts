/** Whether the block ends with a pipeline. Text in quotes doesn't count. */
function endsInPipeline(code: string): boolean {
  const bare = code
    .trimEnd()
    .replaceAll(/\\\n/g, ' ')
    .replaceAll(/'[^']*'|"(?:\\.|[^"\\])*"/g, '');
  return /[^|]\|(?!\|)/.test(bare.slice(bare.lastIndexOf('\n') + 1));
}

/**
 * The exit status of a block to show; undefined if it's 0, or for a pipeline: a reader's shell reports only its last
 * command, and the examples run with `pipefail`, which reports any.
 */
export const exitOf = (code: string, status: number | undefined) =>
  status !== undefined && !endsInPipeline(code) ? String(status) : undefined;
