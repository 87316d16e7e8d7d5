/** Comments in code that mark lines, as the framework has them: `# highlight-next-line`. */

const comment = /^\s*(?:\/\/|\/\*|#|<!--|\{\s*\/\*|--|%|;|"|REM)\s*highlight-(next-line|start|end)\b/i;

/** The code without its comments, and the indices of the lines that they mark. */
export function takeHighlights(code: string): {code: string; marked: number[]} {
  const lines: string[] = [];
  const marked: number[] = [];
  let mode = 'end';
  for (const line of code.split('\n')) {
    const found = comment.exec(line)?.[1]?.toLowerCase();
    if (found !== undefined) {
      mode = found;
      continue;
    }
    if (mode !== 'end') {
      marked.push(lines.length);
    }
    mode = mode === 'start' ? mode : 'end';
    lines.push(line);
  }
  return {code: lines.join('\n'), marked};
}
