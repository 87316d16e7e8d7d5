import type {Prism} from 'prism-react-renderer';

/** Teaches Prism's CUE grammar, which only knows keywords and literals, the names of fields and definitions. */
export function extendCue(prism: typeof Prism): void {
  prism.languages.insertBefore('cue', 'string-literal', {
    // A quoted name without interpolation; one with it stays a string literal.
    'quoted-property': {
      pattern: /"[^"\\\r\n]*"(?=[?!]?\s*:)/,
      greedy: true,
      alias: 'property',
    },
  });
  prism.languages.insertBefore('cue', 'keyword', {
    property: {
      pattern: /(^|[\s{,:(])[#_a-z$][\w$#]*(?=[?!]?\s*:)/i,
      lookbehind: true,
    },
    definition: {
      pattern: /(^|[^\w$])_?#[a-z_$][\w$]*/i,
      lookbehind: true,
      alias: 'class-name',
    },
  });
}
