import path from 'node:path';
import type {Capability} from '../../engine/capability';
import type {Sequence} from '../../engine/steps';

const file = (name: string) => path.join(__dirname, name);

/** Numbers the pages of a sequence in links to them, and marks pages in the sidebar that the reader has read. */
export function readingPlace(options: Sequence): Capability {
  return {
    name: 'reading-place',
    data: options,
    client: [file('reading-place.css')],
    script: file('client/read.ts'),
    theme: file('theme'),
  };
}
