/** Options of code blocks: see plugins/code-blocks. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parsePage} from '../plugins/kit/examplePage';
import {pages} from './pages';

export const languages = ['protobuf', 'cue', 'bash', 'diff', 'json'];

/** Files that a page of the docs starts with: the files of the page that it continues, possibly in another version. */
function formerFiles(file: string): Map<string, string> {
  const page = pages.of(file);
  const former = page?.version && parse(file).from;
  if (!former) {
    return new Map();
  }
  const version = pages.versions.find(({path}) => former.startsWith(`${path}/`));
  const name = version ? former.slice(version.path.length + 1) : former;
  return filesAfter(path.join(pages.siteDir, (version ?? page.version)?.folder ?? '', `${name}.mdx`));
}

function filesAfter(file: string): Map<string, string> {
  const files = formerFiles(file);
  for (const {title, kind, body} of parse(file).steps) {
    if (title && kind !== 'excerpt') {
      files.set(title, body);
    }
  }
  return files;
}

const parse = (file: string) => parsePage(readFileSync(file, 'utf8'), file);

export const codeBlocks = {
  languages,
  labels: {
    bash: 'Terminal',
    txt: 'Output',
    cue: 'CUE',
    yaml: 'YAML',
    json: 'JSON',
    go: 'Go',
    diff: 'Diff',
    protobuf: 'Protocol Buffers',
  },
  errors: {
    // Errors of holos, CUE, helm, kubectl and bash. `2 errors in empty disjunction` is excluded, because the next lines name them.
    message: new RegExp(
      [
        '^error at \\S+(?!.*errors in empty disjunction: \\(and)',
        ': (?:conflicting values|invalid value|incomplete value) ',
        ': field (?:not allowed|is required but not present)',
        'executable file not found',
        '^E\\d{4} .*\\berr="',
        '^Error: ',
        '^bash: line \\d+: ',
        'some instances are incomplete',
      ].join('|'),
    ),
    relay: /: could not run command:$/,
  },
  // Excludes places in packages and temporary directories.
  place: /^(\s+(?:\/home\/you\/[\w-]+\/|\.\/)?)((?!cue\.mod\/)\w[\w./-]*:\d+:\d+)$/,
  removed: {
    proof:
      'only the docs can have proofs, and dropProofs of plugins/examples must be the first of their remark plugins',
  },
  formerFiles,
};
