/** `/docs/validators-and-policies.html` → `validators and policies` */
export function wordsOf(pathname: string): string {
  const last = pathname.split('/').filter(Boolean).at(-1) ?? '';
  return last
    .replace(/\.\w+$/, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Whether this is the address of a page, and has each word up to a slip. The search takes `pricing` for `pruning`, too. */
export const isMeant = (to: string, words: string) =>
  !to.includes('#') &&
  words.split(' ').every((word) => {
    const sure = Math.max(4, word.length - 3);
    return new RegExp(`[/-](${word.slice(0, sure)}|\\w*${word.slice(-sure)}[/-])`, 'i').test(to);
  });
