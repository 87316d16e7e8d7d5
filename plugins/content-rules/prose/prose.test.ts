import {head, post, testMistakes, useSite, type Mistake} from '../fixture';

useSite();

const ofProse: Mistake[] = [
  [
    'a word to leave out, in the second line',
    `${head()}Sail away,\nand just go.\n`,
    'warning :7: "just": blames a reader who is stuck, or says nothing; leave it out, or say what the reader does',
  ],
  [
    'a word to leave out, in the title',
    head().replace('Boats', 'Easy boats'),
    'warning :2: "Easy": blames a reader who is stuck, or says nothing; leave it out, or say what the reader does',
  ],
  [
    'a pattern of the site',
    `${head('slug: sails\n')}Ahoy.\n`,
    'warning :7: "Ahoy": is no greeting; write hello',
    post,
  ],
  [
    'a vague link',
    `${head()}See [here](./boats.mdx).\n`,
    'warning :6: "here": a link text that does not say where the link leads; name the page or what it explains',
  ],
  [
    'a link without text',
    `${head()}See [](./boats.mdx).\n`,
    'warning :6: "": a link text that does not say where the link leads; name the page or what it explains',
  ],
  [
    'a second H1',
    `${head()}# Again\n`,
    'warning :6: a second H1; the title in the front matter is the first; start at ##',
  ],
  ['a level that is skipped', `${head()}## One\n\n#### Two\n`, 'warning :8: H4 follows H2; skip no level'],
  [
    'an image without its text',
    `${head()}![](./boat.svg)\n`,
    'warning :6: an image without an alternative text; say what the image shows',
  ],
  [
    'an element without its text',
    `${head()}<img src="boat.svg" />\n`,
    'warning :6: an image without an alternative text; say what the image shows',
  ],
  [
    'a colon before a heading',
    `${head()}The boats:\n\n## Harbors\n\nText.\n`,
    'warning :6: a colon with nothing to see after it; show what it announces, or end the sentence with a full stop',
  ],
  [
    'a colon before a block that readers do not see',
    `${head()}The boats:\n\n{/* later */}\n`,
    'warning :6: a colon with nothing to see after it; show what it announces, or end the sentence with a full stop',
  ],
  ['a colon before a list', `${head()}The boats:\n\n- one\n`, []],
  [
    'a clause that opens a statement, in the second sentence',
    `${head()}Sail on. What differs is the boat.\n`,
    'warning :6: "What": opens a statement with a clause; name the thing, then say what it does',
  ],
  ['a question', `${head()}What differs? The boat.\n`, []],
  [
    'a negated noun',
    `${head()}The boat is no ferry.\n`,
    'warning :6: "is no ferry": negates a noun; negate the verb, or say what is so',
  ],
  ['style in a page that comes later', `${head('slug: sails\n')}Nothing sails.\n`, [], post],
  [
    'a link to a version',
    `${head()}A [boat](https://boats.example/docs/v1/).\n`,
    'warning :6: https://boats.example/docs/v1/ leads to one version by address; link to the file, which stays in v2',
  ],
  [
    'a promise',
    `${head()}It never sinks.\n`,
    'warning :6: "never" promises what nothing in this section runs; show it, prove it with `bash run proof`, say less, or write {/* claim: why */} before it',
  ],
  [
    'two mistakes in one page',
    `${head('sails: 3\n')}Just go.\n`,
    [
      'error :4: front matter: sails is not known here; known: title, description, harbor',
      'warning :7: "Just": blames a reader who is stuck, or says nothing; leave it out, or say what the reader does',
    ],
  ],
];

testMistakes(ofProse);
