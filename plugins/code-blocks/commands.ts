/** Whether the block ends with a pipeline: text in quotes does not count. */
function endsInPipeline(code: string): boolean {
  const bare = code
    .trimEnd()
    .replaceAll(/\\\n/g, ' ')
    .replaceAll(/'[^']*'|"(?:\\.|[^"\\])*"/g, '');
  return /[^|]\|(?!\|)/.test(bare.slice(bare.lastIndexOf('\n') + 1));
}

/**
 * The exit status that a reader's shell has after a block that fails. A pipeline has that of its last command there,
 * and any command's where the examples are run (`pipefail`): of it nothing is said. `status` is what the fence says.
 */
export const exitOf = (code: string, status: number | undefined) =>
  status !== undefined && !endsInPipeline(code) ? String(status) : undefined;
