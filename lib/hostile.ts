/** Texts that nobody expects, the same ones each time: for tests of all that reads what readers and writers did not check. */

/** Whoever changes it tests other texts; a failure names the text itself. */
export const SEED = 20_241_028;

/** Code that a text tries to run leaves this name on the window. */
export const CANARY = 'wasInjected';

/** The host that a text tries to lead to. */
export const FOREIGN = 'foreign.example';

const script = `window.${CANARY}=1`;

/** Whole texts, each for a reason of its own. */
const known: readonly string[] = [
  '',
  ' ',
  '%',
  '%E0%A4%A',
  '%zz',
  '%25zz',
  '%2525zz',
  '%C3%A9',
  '%00',
  '\0',
  '\ud800',
  '\udfff\ud800',
  '\u202eabc\u202c',
  '\u200b',
  '\ufeff',
  'é',
  '😀',
  'a'.repeat(100_000),
  '/'.repeat(20_000),
  `a${'/'.repeat(20_000)}a`,
  '%'.repeat(5_000),
  '('.repeat(2_000),
  'a b '.repeat(2_000),
  '__proto__',
  'constructor',
  'hasOwnProperty',
  'toString',
  'docusaurusRoot',
  '__docusaurus',
  '__menu',
  `javascript:${script}`,
  `JaVaScRiPt:${script}//`,
  `data:text/html,<script>${script}</script>`,
  `<script>${script}</script>`,
  `<img src=x onerror=${script}>`,
  `"><svg onload=${script}>`,
  `' onmouseover='${script}`,
  `</script><script>${script}</script>`,
  '</title><base href=//foreign.example/>',
  '{{7*7}}',
  '${7*7}',
  `//${FOREIGN}/`,
  `//${FOREIGN}/docs.html`,
  `///${FOREIGN}`,
  `/\\${FOREIGN}/`,
  `\\\\${FOREIGN}\\`,
  `/%5C${FOREIGN}/`,
  `/%5c%5c${FOREIGN}`,
  `/%09/${FOREIGN}/`,
  `/%0A/${FOREIGN}/`,
  `/%0D%0A/${FOREIGN}/`,
  `/\t/${FOREIGN}/`,
  `/%2F/${FOREIGN}/`,
  `/%252F/${FOREIGN}/`,
  `/.//${FOREIGN}/`,
  `/x/..//${FOREIGN}.html`,
  `/%2e%2e//${FOREIGN}/`,
  `/..%5C/${FOREIGN}/`,
  `/...html`,
  `//.html`,
  `https://${FOREIGN}/`,
  `https:${FOREIGN}`,
  `@${FOREIGN}`,
  `:443@${FOREIGN}/`,
  'null',
  'undefined',
  'true',
  'NaN',
  '-1',
  '1e999',
  '[]',
  '{}',
  '[null,1,{},[],true,"a"]',
  '["a","a"," ",""]',
  '[["a"]]',
  '{"length":5}',
  '{"__proto__":["a"]}',
  '["<img src=x>"]',
  '"text"',
  '[',
  'light',
  'dark',
  ' dark',
  'Dark',
  'light dark',
  '#',
  '?',
  '?#%',
  '[id]',
  '"]',
  ':not(*)',
  '.a > b',
  '*',
  '\\',
  "'",
  '`',
];

/** What other texts are put together from. */
const pieces: readonly string[] = [
  ...'/ // \\ . .. % %25 %5C %2F %09 %0a %00 %7F %80 %C3%A9 %u0041'.split(' '),
  ...'? # & = ; : @ { } [ ] ( ) * + $ ^ | < > " \' `'.split(' '),
  ...[' ', '\t', '\n', '\r', '\0', '\u202e', '\u2028', '\ud83d', '\ude00', 'ß', 'İ'],
  ...'<!-- --> <mark> </mark> &lt; &#60; javascript: data: http: onerror='.split(' '),
  ...'docs v1alpha5 index .html /index.html blog helm holos null 0 - _'.split(' '),
  FOREIGN,
  `<img src=x onerror=${script}>`,
  `<svg/onload=${script}>`,
  'docusaurus-theme=',
  'docusaurus-data-theme=',
  'docusaurus-data-has-hydrated=true',
  'docusaurus-data-chosen-theme=dark',
];

/** Numbers from 0 up to 1 that look like chance and are the same for the same seed (mulberry32). */
export function createChance(seed = SEED): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** One of a list. */
export function oneOf<Item>(chance: () => number, items: readonly Item[]): Item {
  return items[Math.floor(chance() * items.length)] as Item;
}

/** The first texts are known ones, unless there are fewer to be; the others are made by chance. */
export function hostileTexts(count: number, seed = SEED): string[] {
  const chance = createChance(seed);
  const made = Array.from({length: Math.max(0, count - known.length)}, () =>
    Array.from({length: 1 + Math.floor(chance() * 8)}, () => oneOf(chance, pieces)).join(''),
  );
  return [...known, ...made].slice(0, count);
}

/** A text as a value in a query. */
export const encoded = (text: string) => new URLSearchParams([['', text]]).toString().slice(1);

/** A text as a message shows it: with its strange signs, and not whole when it is long. */
export const shown = (text: string) =>
  text.length > 200 ? `${JSON.stringify(text.slice(0, 100))}… (${text.length})` : JSON.stringify(text);
