import {head, post, testMistakes, useSite, type Mistake} from '../fixture';

useSite();

const ofProse: Mistake[] = [
  [`${head()}Sail away,\nand just go.\n`, 'warning :7: "just": blames a reader who is stuck, or says'],
  [head().replace('Boats', 'Easy boats'), 'warning :2: "Easy": blames a reader who is stuck, or says'],
  [`${head('slug: sails\n')}Ahoy.\n`, 'warning :7: "Ahoy": is no greeting; write hello', post],
  [`${head()}See [here](./boats.mdx).\n`, 'warning :6: "here": a link text that does not say where the'],
  [`${head()}See [](./boats.mdx).\n`, 'warning :6: "": a link text that does not say where the link leads'],
  [`${head()}# Again\n`, 'warning :6: a second H1; the title in the front matter is the first; start at ##'],
  [`${head()}## One\n\n#### Two\n`, 'warning :8: H4 follows H2; skip no level'],
  [`${head()}![](./boat.svg)\n`, 'warning :6: an image without an alternative text'],
  [`${head()}<img src="boat.svg" />\n`, 'warning :6: an image without an alternative text'],
  [`${head()}The boats:\n\n## Harbors\n\nText.\n`, 'warning :6: a colon with nothing to see after it'],
  [`${head()}The boats:\n\n{/* later */}\n`, 'warning :6: a colon with nothing to see after it'],
  [`${head()}The boats:\n\n- one\n`, []],
  [`${head()}Sail on. What differs is the boat.\n`, 'warning :6: "What": opens a statement with a clause'],
  [`${head()}What differs? The boat.\n`, []],
  [`${head()}The boat is no ferry.\n`, 'warning :6: "is no ferry": negates a noun'],
  [`${head('slug: sails\n')}Nothing sails.\n`, [], post],
  [
    `${head()}[A](https://boats.example/docs/v1/).\n`,
    'warning :6: https://boats.example/docs/v1/ leads to one',
  ],
  [`${head()}It never sinks.\n`, 'warning :6: "never" promises what nothing in this section runs'],
  [
    `${head('sails: 3\n')}Just go.\n`,
    [
      'error :4: front matter: sails is not known here; known: title, description, harbor',
      'warning :7: "Just": blames a reader who is stuck, or says nothing; leave it out, or say what the reader does',
    ],
  ],
];

testMistakes(ofProse);
