import path from 'node:path';
import type {Capability} from '../../engine/capability';
import {checkOptions, Joi, keysOf, text} from '../../engine/options';
import type {Sequence} from '../../engine/steps';

const schema = keysOf<Sequence>({
  category: text.required(),
  before: Joi.number().integer().min(0).required(),
});

const file = (name: string) => path.join(__dirname, name);

/** Shows readers their place: a page's step in the sequence, and the pages that they've read. */
export function readingPlace(options: Sequence): Capability {
  return {
    name: 'reading-place',
    data: checkOptions('reading-place', schema, options),
    client: [file('reading-place.css')],
    script: file('client/read.ts'),
    theme: file('theme'),
  };
}
