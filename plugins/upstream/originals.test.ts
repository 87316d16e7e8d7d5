/**
 * The originals of the components in src/theme and in the theme/ of plugins. An ejected one was written from the original: when that changes,
 * so may ours have to. The framework's other components are wrapped, and their props are checked by types.
 */
import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {advice, read, root} from './fact';

/** Of each ejected component the text of its original, in short. After a comparison, write the new one here. */
const digests: Record<string, string> = {
  BlogArchivePage: '9a46c4de',
  BlogListPage: 'bea76516',
  'BlogPostItem/Header': '53821c5b',
  BlogSidebar: '29e524eb',
  'DocRoot/Layout/Sidebar': '625e6514',
  CodeBlock: '639f8655',
  SearchBar: 'b528b71d',
  SkipToContent: '71a025e8',
  DocVersionBanner: '28bd5c67',
  'DocItem/Layout': '62c012a2',
  'DocSidebarItem/Category': 'f66b08ea',
  'Navbar/MobileSidebar': '0e302185',
  'Navbar/MobileSidebar/Toggle': 'daa023d1',
  Heading: '9e6a3d20',
  'Icon/DarkMode': '0fdf0d35',
  'Icon/ExternalLink': '2d8c7e31',
  'Icon/Language': '03b3eaee',
  'Icon/LightMode': '032b3f6a',
  Logo: '60c64ce8',
  'MDXComponents/Code': 'd24106e0',
  'NavbarItem/DocsVersionDropdownNavbarItem': '6d7cf706',
  'NavbarItem/DropdownNavbarItem': '5a997c0b',
  'NotFound/Content': '1339cadd',
  TOC: '95f33a17',
  TOCCollapsible: '71a7f487',
  TagsListByLetter: 'd9f99131',
  TagsListInline: 'e7ffad87',
};

const folders = ['@docusaurus/theme-classic/lib/theme', '@docusaurus/core/lib/client/theme-fallback'];

/** The digest of the original's script and styles; a component is a file or a folder. Undefined without an original. */
function digestOf(component: string): string | undefined {
  const script = folders
    .flatMap((folder) => [`${folder}/${component}.js`, `${folder}/${component}/index.js`])
    .map((file) => path.join(root, 'node_modules', file))
    .find((file) => existsSync(file));
  if (!script) {
    return undefined;
  }
  const styles = script.endsWith('index.js') ? [path.join(path.dirname(script), 'styles.module.css')] : [];
  const texts = [script, ...styles]
    .filter((file) => existsSync(file))
    .map((file) => readFileSync(file, 'utf8'));
  return createHash('sha256').update(texts.join('\n')).digest('hex').slice(0, 8);
}

/** Names of our components, by their first lines. */
const components = ['src', 'plugins']
  .flatMap((folder) => [...read(folder, /\/theme\/.*\/index\.tsx$/)])
  .map(([file, text]) => ({
    name: file.replace(/^.*?\/theme\/|\/index\.tsx$/g, ''),
    kind: /^\/\/ Change: (ejected|replaces|wraps|adds)/.exec(text)?.[1],
  }));

test('each component says how it differs from its original, which is the one that ours was written from', () => {
  expect(components.filter(({kind}) => kind === undefined)).toEqual([]);
  const ejected = components.filter(({kind}) => !/wraps|adds/.test(kind ?? '')).map(({name}) => name);
  const originals = Object.fromEntries(ejected.map((name) => [name, digestOf(name)]));
  const then =
    'compare the original with the former one, take over what matters, and write its digest into digests.';
  expect(originals, advice({ours: ['src/theme', 'plugins/upstream/originals.test.ts'], then})).toEqual(
    digests,
  );
  const wrapped = components.filter(({kind}) => kind === 'wraps').map(({name}) => name);
  expect(wrapped.filter((name) => digestOf(name) === undefined)).toEqual([]);
});
