import {head, testMistakes, useSite, type Mistake} from './fixture';

useSite();

const ofProse: Mistake[] = [
  [
    `${head()}See [here](./boats.mdx), [Learn\nmore.](./boats.mdx) and [more boats](./boats.mdx).\n`,
    [
      'warning :6: "here": doesn\'t say where the link leads; name the page',
      'warning :6: "Learn more.": doesn\'t say',
    ],
  ],
  [`${head()}![](https://boats.example/boat.svg)\n`, 'warning :6: an image without alternative text'],
  [`${head()}<img src="https://boats.example/a" />\n`, 'warning :6: an image without alternative text'],
  [
    `${head()}[A](https://boats.example/docs/v1/).\n`,
    'warning :6: https://boats.example/docs/v1/ links to a fixed',
  ],
];

testMistakes(ofProse);
