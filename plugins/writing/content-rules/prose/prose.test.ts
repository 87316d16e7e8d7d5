import {head, post, testMistakes, useSite, type Mistake} from '../fixture';

useSite();

const ofProse: Mistake[] = [
  [`${head()}Sail away,\naye\naye.\n`, 'warning :7: "aye aye": is no answer; write yes'],
  [head().replace('Boats', 'Aye aye'), 'warning :2: "Aye aye": is no answer; write yes'],
  [`${head('slug: sails\n')}Ahoy.\n`, 'warning :7: "Ahoy": is no greeting; write hello', post],
  [`${head()}See [here](./boats.mdx).\n`, 'warning :6: "here": says nothing; name the page'],
  [`${head()}See [](./boats.mdx).\n`, 'warning :6: "": says nothing; name the page'],
  [
    `${head()}# Again\n\n## One\n\n# More\n`,
    'warning :10: a second H1; the title is the first one; start at ##',
  ],
  [`${head()}Sails.\n\n---\n\n# Again\n`, 'warning :10: a second H1; the title is the first one'],
  [`${head()}## One\n\n#### Two\n`, "warning :8: H4 follows H2; don't skip a level"],
  [`${head()}![](https://boats.example/boat.svg)\n`, 'warning :6: an image without alternative text'],
  [`${head()}<img src="boat.svg" />\n`, 'warning :6: an image without alternative text'],
  [`${head()}The boats:\n\n## Harbors\n\nText.\n`, 'warning :6: a colon without a visible block'],
  [`${head()}The boats:\n\n{/* later */}\n`, 'warning :6: a colon without a visible block, list or table'],
  [`${head()}A boat:\n\n:::tip Sail\n\nThe sails:\n\n:::\n`, 'warning :10: a colon without a visible block'],
  [`${head()}The boats:\n\n- one, with a sail:\n\n![A sail](https://boats.example/a.png)\n`, []],
  [
    `${head()}The boats:\n\n[![Two boats](https://boats.example/a.png)](/b/)\n\nThe sea:\n\n<video src="/c.mp4" />\n\nSail :tada:\n`,
    [],
  ],
  [
    `${head()}The boats:\n\nSee ![two boats](https://boats.example/a.png).\n`,
    'warning :6: a colon without a visible block',
  ],
  [
    `${head()}[A](https://boats.example/docs/v1/).\n`,
    'warning :6: https://boats.example/docs/v1/ links to a fixed',
  ],
  [`${head()}It never sinks.\n`, 'warning :6: "never" is a promise that no run in this section shows'],
  [
    `${head('sails: 3\n')}Aye aye.\n`,
    [
      'error :4: front matter: sails is not known here; known: title, description, harbor',
      'warning :7: "Aye aye": is no answer; write yes',
    ],
  ],
];

testMistakes(ofProse);
