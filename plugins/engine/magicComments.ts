/** Comments that mark lines of code, such as `// highlight-next-line`. The framework reads them in browsers, this site at build. */
import path from 'node:path';
import {linesBy, MARKED, type ParseLines} from './codeBlock';
import {loadPackage} from './loadPackage';

const common = path.dirname(loadPackage.resolve('@docusaurus/theme-common'));
const {parseLines} = loadPackage(`${common}/utils/codeBlockUtils`) as {parseLines: ParseLines};

/** As in `themeConfig.prism.magicComments`. */
export type MagicComments = Parameters<ParseLines>[1]['magicComments'];

/** The framework's default. */
const block = {start: 'highlight-start', end: 'highlight-end'};
const usual: MagicComments = [{className: MARKED, line: 'highlight-next-line', block}];

/** See `linesBy`, which leaves out a newline at the end. */
export const readLines = (code: string, language: string, marked = '', magicComments = usual) =>
  linesBy(parseLines, `${code}\n`, {language, metastring: marked, magicComments});
