// Change: wraps the original. The grammar of CUE also learns the names of fields and definitions.
import Original from '@theme-original/prism-include-languages';
import type {Prism} from 'prism-react-renderer';
import {extendCue} from '../prism/cue';

export default function prismIncludeLanguages(prism: typeof Prism): void {
  Original(prism);
  extendCue(prism);
}
