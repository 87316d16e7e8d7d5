import {head, post, testMistakes, useSite, type Mistake} from '../fixture';

useSite();

const ofProse: Mistake[] = [
  [`${head()}Sail away,\nand just go.\n`, 'warning :7: "just": blames readers who are stuck, or adds'],
  [head().replace('Boats', 'Easy boats'), 'warning :2: "Easy": blames readers who are stuck, or adds'],
  [`${head('slug: sails\n')}Ahoy.\n`, 'warning :7: "Ahoy": is no greeting; write hello', post],
  [`${head()}See [here](./boats.mdx).\n`, 'warning :6: "here": doesn\'t say where the link'],
  [`${head()}See [](./boats.mdx).\n`, 'warning :6: "": doesn\'t say where the link leads'],
  [`${head()}# Again\n`, 'warning :6: a second H1; the title is the first one; start at ##'],
  [`${head()}## One\n\n#### Two\n`, "warning :8: H4 follows H2; don't skip a level"],
  [`${head()}![](https://boats.example/boat.svg)\n`, 'warning :6: an image without alternative text'],
  [`${head()}<img src="boat.svg" />\n`, 'warning :6: an image without alternative text'],
  [`${head()}The boats:\n\n## Harbors\n\nText.\n`, 'warning :6: a colon without a visible block'],
  [`${head()}The boats:\n\n{/* later */}\n`, 'warning :6: a colon without a visible block, list or table'],
  [`${head()}The boats:\n\n- one\n`, []],
  [`${head()}Sail on. What differs is the boat.\n`, 'warning :6: "What": starts a statement with a clause'],
  [`${head()}Who sails is in boats.csv, a file.\n`, 'warning :6: "Who": starts a statement with a clause'],
  [`${head()}That a boat leaks is new.\n`, 'warning :6: "That a": starts a statement with a clause'],
  [`${head()}What differs? The boat.\n`, []],
  [`${head()}The compiler asks for a boat.\n`, 'warning :6: "compiler asks": treats a program as a person'],
  [`${head()}Those of the crew sail.\n`, 'warning :6: "Those of": refers to a noun in another sentence'],
  [`${head()}Boats sail. This is common.\n`, 'warning :6: "This is": has no noun; add the noun'],
  [`${head()}Boats sail. This class is common.\n`, []],
  [`${head()}So that boats float, load less.\n`, 'warning :6: "So that": hides a condition; start with'],
  [`${head()}The ferry has a further mast.\n`, 'warning :6: "further": isn\'t idiomatic; write "so"'],
  [`${head()}The boat is no ferry.\n`, 'warning :6: "is no ferry": negates a noun'],
  [
    `${head('slug: sails\n')}Nothing sails.\n`,
    'warning :7: "Nothing sails": uses a negation as the subject',
    post,
  ],
  [
    `${head()}[A](https://boats.example/docs/v1/).\n`,
    'warning :6: https://boats.example/docs/v1/ links to a fixed',
  ],
  [`${head()}It never sinks.\n`, 'warning :6: "never" is a promise that no run in this section shows'],
  [
    `${head('sails: 3\n')}Just go.\n`,
    [
      'error :4: front matter: sails is not known here; known: title, description, harbor',
      'warning :7: "Just": blames readers who are stuck, or adds nothing; remove it, or say what the reader does',
    ],
  ],
];

testMistakes(ofProse);
