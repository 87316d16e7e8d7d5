import leven from 'leven';

/** `/docs/validators-and-policies.html` → `validators and policies` */
export function wordsOf(pathname: string): string {
  const last = pathname.split('/').filter(Boolean).at(-1) ?? '';
  return (last.replace(/\.\w+$/, '').match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');
}

/** Of the pages whose names have each word, with another ending or a slip, the nearest. The search takes `pricing` for `pruning`, too. */
export function pageMeant<Target extends {to: string}>(targets: Target[], words: string): Target | undefined {
  const typed = words.toLowerCase();
  const has = (name: string, word: string) => {
    // One or two letters begin too many names.
    const start = word.slice(0, Math.max(4, word.length - 1)).padEnd(3);
    return name.split(' ').some((part) => part.startsWith(start) || leven(part, word) <= word.length / 4);
  };
  return targets
    .filter(({to}) => !to.includes('#') && typed.split(' ').every((word) => has(wordsOf(to), word)))
    .sort((a, b) => leven(wordsOf(a.to), typed) - leven(wordsOf(b.to), typed))[0];
}
