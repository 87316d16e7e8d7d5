/** What the plugins that change the bundles know about the modules of the installed packages. */
import {expect, test} from '@playwright/test';
import {articleModules, docsModules} from '../bundles/chunks';
import {advice, filesBelow, framework, holds, inBrowser, installed} from './fact';
import {files} from './files';

test('prism-react-renderer is imported in the browser by the replaced modules alone', () => {
  const importing = inBrowser.filter((file) =>
    /from 'prism-react-renderer'/.test(installed(file.slice('/node_modules/'.length))),
  );
  const then =
    'the alias takes the module away from whoever imports it: replace the new importer, or give it what it needs.';
  // Ours replace the first, and the component that all those below CodeBlock belong to.
  const known = /\/lib\/(?:prism-include-languages\.js|theme\/CodeBlock\/)/;
  expect(importing.length).toBeGreaterThan(1);
  expect(
    importing.filter((file) => !known.test(file)),
    advice({ours: [files.engine, files.highlight], then}),
  ).toEqual([]);
});

test('utils-common uses no helper of tslib but __importDefault', () => {
  const folder = 'node_modules/@docusaurus/utils-common/lib';
  const scripts = filesBelow(folder).filter((file) => file.endsWith('.js'));
  const helpers = scripts.flatMap(
    (file) => installed(file.slice('/node_modules/'.length)).match(/tslib_1\.\w+/g) ?? [],
  );
  expect(
    [...new Set(helpers)],
    advice({
      ours: [files.importDefault],
      then: 'export the further helpers too, or pages fail in the browser with "is not a function".',
    }),
  ).toEqual(['tslib_1.__importDefault']);
});

test(
  'prismjs has the grammars that are added to the engine',
  holds({
    ours: [files.grammars],
    then: 'grammars extend the global Prism while they load; find how they are loaded now.',
    seen: {
      'prismjs/components/prism-bash.js': ['Prism.languages.bash = {'],
      'prismjs/components/prism-cue.js': ["'string-literal'", "'keyword'", '}(Prism));'],
      'prism-react-renderer/package.json': ['"version": "2.'],
    },
  }),
);

test(
  'the classic theme starts with this stylesheet of Infima',
  holds({
    ours: [files.leanStyles],
    then: 'name the new stylesheet, whose rules are left out where no page needs them.',
    seen: {
      '@docusaurus/theme-classic/lib/index.js': ['`infima/dist/css/default/default${'],
      'infima/package.json': ['"version": "0.2.0-alpha.45"'],
    },
  }),
);

/** The alternatives of a pattern, one by one: `a(?:b|c)` gives `ab` and `ac`. */
function alternatives(pattern: string): string[] {
  let depth = 0;
  const parts = [''];
  for (const character of pattern) {
    depth += character === '(' ? 1 : character === ')' ? -1 : 0;
    if (character === '|' && depth === 0) {
      parts.push('');
    } else {
      parts[parts.length - 1] += character;
    }
  }
  return parts.flatMap((part) => {
    // The innermost group; what it stands in is expanded by the next call.
    const [group, content] = /\(\?:([^()]*)\)/.exec(part) ?? [];
    return group === undefined || content === undefined
      ? [part]
      : content.split('|').flatMap((one) => alternatives(part.replace(group, () => one)));
  });
}

test('a pattern falls into its alternatives', () => {
  expect(new Set(alternatives('/theme/(?:Doc|Icon/(?:Arrow|Home))|/x'))).toEqual(
    new Set(['/theme/Doc', '/theme/Icon/Arrow', '/theme/Icon/Home', '/x']),
  );
});

for (const [name, pattern] of Object.entries({docsModules, articleModules})) {
  test(`every module that ${name} names is there`, () => {
    const modules = [
      ...framework,
      ...filesBelow('node_modules/@mdx-js/react'),
      ...filesBelow('src'),
      ...filesBelow('config'),
      ...filesBelow('lib'),
      '/versions.json',
    ];
    const gone = alternatives(pattern.source.replace(/\(\?!\w+\)/g, '')).filter(
      // Generated in the build; see the names of the content plugins.
      (one) => !one.includes('__plugin') && !modules.some((file) => new RegExp(one).test(file)),
    );
    expect(
      gone,
      advice({
        ours: [files.routeChunks],
        then: 'name the modules that took their place, or a page loads more and smaller scripts.',
      }),
    ).toEqual([]);
  });
}
