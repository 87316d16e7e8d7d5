/**
 * The originals of the components under src/theme. An ejected one was written from the original: when that changes,
 * so may ours have to. The framework's other components are wrapped, and their props are checked by types.
 */
import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {advice, holds, root} from './fact';
import {files} from './files';

/** Of each ejected component the text of its original, in short. After a comparison, write the new one here. */
const known: Record<string, string> = {
  'Blog/Components/Author': '0ff061e4',
  'AnnouncementBar/CloseButton': 'ce9b0ff7',
  BlogArchivePage: '9a46c4de',
  BlogLayout: 'f97007e2',
  BlogListPage: 'bea76516',
  BlogSidebar: '29e524eb',
  DocRoot: 'c2bff360',
  'DocRoot/Layout/Sidebar': '625e6514',
  'DocSidebar/Desktop/CollapseButton': '37ddc32b',
  Details: '3b3a0edc',
  'Footer/Logo': '640cf7d4',
  'NavbarItem/ComponentTypes': '90ba290c',
  TOCItems: '790e0255',
  'DocBreadcrumbs/Items/Home': 'e3da13c2',
  'DocItem/Content': '0902dcb5',
  DocVersionBanner: '28bd5c67',
  'DocItem/Layout': '62c012a2',
  'DocSidebarItem/Category': 'f66b08ea',
  'Navbar/MobileSidebar': '0e302185',
  'Navbar/MobileSidebar/Toggle': 'daa023d1',
  'BlogListPage/StructuredData': 'fa68eba1',
  'BlogPostItem/Footer': 'e6712500',
  'BlogPostItem/Header': '53821c5b',
  'BlogPostItem/Header/Info': '6cc530a9',
  'BlogPostPage/StructuredData': '20603e58',
  Heading: '9e6a3d20',
  'Icon/DarkMode': '0fdf0d35',
  'Icon/Edit': '74cb7960',
  'Icon/ExternalLink': '2d8c7e31',
  'Icon/Language': '03b3eaee',
  'Icon/LightMode': '032b3f6a',
  LastUpdated: '30948229',
  Loading: 'ffd8013d',
  Logo: '60c64ce8',
  'NavbarItem/DocsVersionDropdownNavbarItem': '6d7cf706',
  'NavbarItem/DropdownNavbarItem': '5a997c0b',
  'NotFound/Content': '1339cadd',
  SearchMetadata: '91f99b9d',
  TOC: '95f33a17',
  TOCCollapsible: '71a7f487',
  TagsListByLetter: 'd9f99131',
};

const folders = [
  '@docusaurus/theme-classic/lib/theme',
  '@docusaurus/theme-mermaid/lib/theme',
  '@docusaurus/core/lib/client/theme-fallback',
  // What client modules import is no component, but has its place beside them.
  '@docusaurus/theme-classic/lib',
].map((folder) => path.join(root, 'node_modules', folder));

/** The script and the styles of the original; a component is a file or a folder. */
function originalOf(component: string): string[] {
  const candidates = folders.flatMap((folder) => [
    `${folder}/${component}.js`,
    `${folder}/${component}/index.js`,
  ]);
  const script = candidates.find((file) => existsSync(file));
  if (!script) {
    return [];
  }
  const styles = path.join(path.dirname(script), 'styles.module.css');
  return script.endsWith('index.js') && existsSync(styles) ? [script, styles] : [script];
}

const digest = (paths: readonly string[]) =>
  createHash('sha256')
    .update(paths.map((file) => readFileSync(file, 'utf8')).join('\n'))
    .digest('hex')
    .slice(0, 8);

/** Every component of ours by its name, with what the first line of its source says of it. */
function components(): {name: string; kind?: string; isEjected: boolean}[] {
  const theme = path.join(root, 'src/theme');
  return readdirSync(theme, {recursive: true, encoding: 'utf8'})
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => /(?:\/index\.tsx|^[\w-]+\.ts)$/.test(file) && statSync(path.join(theme, file)).isFile())
    .map((file) => {
      const [, kind] =
        /^\/\/ Change: (ejected|replaces|wraps)/.exec(readFileSync(path.join(theme, file), 'utf8')) ?? [];
      return {
        name: file.replace(/(?:\/index)?\.tsx?$/, ''),
        kind,
        isEjected: kind !== undefined && kind !== 'wraps',
      };
    });
}

test('each component says on its first line whether it wraps the original or is ejected', () => {
  expect(components().filter(({kind}) => kind === undefined)).toEqual([]);
});

for (const {name, isEjected} of components()) {
  const file = `src/theme/${name}`;
  const original = originalOf(name);

  test(`${name} has an original`, () => {
    const then = 'the framework has no such component any more: nothing would show ours.';
    expect(original.length, advice({ours: [file], then})).toBeGreaterThan(0);
  });

  if (isEjected) {
    test(`the original of ${name} is the one that ours was written from`, () => {
      const then = `compare it with the former one, take over what matters, write ${digest(original)} into known.`;
      expect(digest(original), advice({ours: [file, 'plugins/upstream/originals.test.ts'], then})).toBe(
        known[name],
      );
    });
  }
}

test('no digest is kept of a component that is not ejected', () => {
  const ejected = components().filter(({isEjected}) => isEjected);
  expect(Object.keys(known).filter((name) => !ejected.some((one) => one.name === name))).toEqual([]);
});

test(
  'the original of Mermaid imports the whole library',
  holds({
    ours: [files.mermaid],
    then: 'it loads the library late by itself: the lazy import of the original can be deleted.',
    seen: {'@docusaurus/theme-mermaid/lib/client/index.js': ["import mermaid from 'mermaid';"]},
  }),
);

test(
  'the original of DocsRoot shows a frame around nothing for an unknown path',
  holds({
    ours: [files.docsRoot],
    then: 'if it shows the not-found page now, the wrapper can be deleted.',
    seen: {
      '@docusaurus/theme-classic/lib/theme/DocsRoot/index.js': [
        '<Layout>{renderRoutes(props.route.routes)}</Layout>',
      ],
    },
    unseen: {'@docusaurus/theme-classic/lib/theme/DocsRoot/index.js': ['NotFound']},
  }),
);

test(
  'structured data of posts names addresses without their final slash',
  holds({
    ours: [files.structuredData],
    then: 'if the slash is there, ours need only say what the original does not: the authors and the docs.',
    seen: {
      '@docusaurus/plugin-content-blog/lib/client/structuredDataUtils.js': [
        '`${siteConfig.url}${metadata.permalink}`',
        "'@type': 'Person'",
      ],
    },
  }),
);

test(
  'breadcrumbs of the docs are microdata in the list itself',
  holds({
    ours: ['test/e2e/previews.spec.ts'],
    then: 'they are a script of structured data now; read that in the test, and let pages have this type.',
    seen: {
      '@docusaurus/theme-classic/lib/theme/DocBreadcrumbs/index.js': ['https://schema.org/BreadcrumbList'],
    },
  }),
);

test(
  'a noscript in the head of a component is not written',
  holds({
    ours: [files.docsEntry, files.headTags],
    then: 'if it is, the page can have the redirect without JavaScript by itself.',
    seen: {'@docusaurus/core/lib/ssg/ssgTemplate.js': ['helmet.script.toString()']},
    unseen: {'@docusaurus/core/lib/ssg/ssgTemplate.js': ['helmet.noscript']},
  }),
);

test(
  'what folds waits for the end of its transition',
  holds({
    ours: [files.access],
    then: 'if it does not, styles for reduced motion can leave out every transition.',
    seen: {
      '@docusaurus/theme-common/lib/components/Collapsible/index.js': [
        'onTransitionEnd={',
        'prefersReducedMotion()',
      ],
    },
  }),
);

test(
  'the version menu takes these props and asks the dropdown for the rest',
  holds({
    ours: [files.versionMenu],
    then: 'take the new props by name, or they end up on the dropdown.',
    seen: {
      '@docusaurus/theme-classic/lib/theme/NavbarItem/DocsVersionDropdownNavbarItem.js': [
        /\(\{\s*mobile,\s*docsPluginId,\s*dropdownActiveClassDisabled,\s*dropdownItemsBefore,\s*dropdownItemsAfter,\s*\.\.\.props\s*\}\)/,
      ],
    },
  }),
);

test('no component of the theme is replaced by a file of ours that only happens to have its name', () => {
  const theme = path.join(root, 'src/theme');
  const names = new Set(components().map(({name}) => name));
  const accidental = readdirSync(theme, {recursive: true, encoding: 'utf8'})
    .map((file) =>
      file
        .split(path.sep)
        .join('/')
        .replace(/\.tsx?$/, ''),
    )
    .filter((name) => !name.endsWith('index') && !/\.\w+$/.test(name) && !names.has(name))
    .filter(
      (name) =>
        statSync(path.join(theme, `${name}.tsx`), {throwIfNoEntry: false}) && originalOf(name).length > 0,
    );
  const then = 'the framework has a component of this name now: rename the private file.';
  expect(accidental, advice({ours: ['src/theme'], then})).toEqual([]);
});
