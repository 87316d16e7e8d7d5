import path from 'node:path';
import type {Capability} from '../../engine/capability';
import {checkOptions, Joi, keysOf, text} from '../../engine/options';
import type {Sequence} from '../../engine/steps';

const schema = keysOf<Sequence>({
  category: text.required(),
  before: Joi.number().integer().min(0).required(),
});

const file = (name: string) => path.join(__dirname, name);

/** Numbers the pages of a sequence in links to them, and marks pages in the sidebar that the reader has read. */
export function readingPlace(options: Sequence): Capability {
  return {
    name: 'reading-place',
    data: checkOptions('reading-place', schema, options),
    client: [file('reading-place.css')],
    script: file('client/read.ts'),
    theme: file('theme'),
  };
}
