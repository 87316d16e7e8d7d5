/**
 * The three parts of the mark, in a square of 64: a disc whose gaps form the letter h. Their outer edges
 * are arcs of the disc, so no drawing clips them.
 */
export const markParts = [
  {name: 'left', color: 'blue', path: 'M20 3.417A31 31 0 0 0 20 60.583Z'},
  {name: 'outer', color: 'navy', path: 'M26 1.586A31 31 0 0 1 48 58.552V39A14 14 0 0 0 26 27.69Z'},
  {name: 'inner', color: 'marigold', path: 'M26 62.414V39A8 8 0 0 1 42 39V61.343A31 31 0 0 1 26 62.414Z'},
] as const;
