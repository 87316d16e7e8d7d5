import {head, post, testMistakes, useSite, type Mistake} from './fixture';

useSite();

const ofProse: Mistake[] = [
  [`${head()}Sail away,\naye\naye.\n`, 'warning :7: "aye aye": is no answer; write yes'],
  [head().replace('Boats', 'Aye aye'), 'warning :2: "Aye aye": is no answer; write yes'],
  [`${head('slug: sails\n')}Ahoy.\n`, 'warning :7: "Ahoy": is no greeting; write hello', post],
  [`${head()}See [here](./boats.mdx).\n`, 'warning :6: "here": says nothing; name the page'],
  [`${head()}![](https://boats.example/boat.svg)\n`, 'warning :6: an image without alternative text'],
  [`${head()}<img src="boat.svg" />\n`, 'warning :6: an image without alternative text'],
  [
    `${head()}[A](https://boats.example/docs/v1/).\n`,
    'warning :6: https://boats.example/docs/v1/ links to a fixed',
  ],
  [
    `${head('sails: 3\n')}Aye aye.\n`,
    [
      'error :4: front matter: sails is not known here; remove it',
      'warning :7: "Aye aye": is no answer; write yes',
    ],
  ],
];

testMistakes(ofProse);
