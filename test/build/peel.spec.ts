/** All plugins on a small site with options of its own. Each can be taken out: the site builds, and only what its README names is lost. */
import {spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {load, type CheerioAPI} from 'cheerio';
import {siteDir} from '../../config/pages';
import {elementIdOf, idOf} from '../../plugins/drawn-diagrams/drawings';
import {formatData} from '../../plugins/reference/data';
import {commandLineOf, schemaOf} from '../../plugins/reference/fixture';

/** How this site turns on the faster bundler, which plugins need: the option's name differs from version to version. */
const future = /^ {2}future: .*$/m
  .exec(readFileSync(path.join(siteDir, 'docusaurus.config.ts'), 'utf8'))?.[0]
  .trim();

const diagram = 'flowchart LR\n  A --> B';
const font = createRequire(__filename).resolve(
  '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-400-normal.woff',
);

/** What the configuration has of one plugin: its lines, by where they are. */
interface Lines {
  imports: string;
  /** Constants above the configuration. */
  constants?: string;
  beforeDefaultRemark?: string;
  remark?: string;
  rehype?: string;
  theme?: string;
  plugin?: string;
  /** Steps for finished pages, in the order of `order`. */
  steps?: string;
}

const reference = `const tables = {
  siteDir: __dirname,
  versions: [{folder: 'docs', name: 'v2', address: '/'}],
  schema: {folder: 'facts', packages: {shapes: 'shapes/', parts: 'parts/'}, sources: {generated: 'gen', overlay: 'pkg'}},
  commands: {...commandOptions, file: 'facts/washer.json'},
};`;

const drawings = `const diagrams = {
  siteDir: __dirname,
  folder: 'drawings',
  pages: ['docs'],
  themes: {light: 'base', dark: 'forest'},
  fontFamily: 'serif',
};`;

const card = `{
  folder: '/cards/', name: 'Washer', address: 'washer.example',
  mark: '<path d="M0 0h9v9z"/>',
  colors: {paper: '#fff', ink: '#000', softInk: '#333', line: '#ccc', markedLine: '#f90', markedPaper: '#fec'},
  fonts: {400: '${font}', 700: '${font}'},
  card: ({title}) => ({title, section: 'Guide', description: 'Text.', edition: 'v2'}),
}`;

const lines: Record<string, Lines> = {
  'content-rules': {
    imports: "import contentRules from './plugins/content-rules';",
    plugin:
      "contentRules({versions: [{name: 'current', label: 'v2', path: '', folder: 'docs', status: 'unreleased'}], frontMatter: {keys: {docs: ['title', 'slug', 'description', 'image'], blog: [], pages: []}}})",
  },
  examples: {
    imports:
      "import examples from './plugins/examples'; import {dropProofs} from './plugins/examples/dropProofs';",
    beforeDefaultRemark: 'dropProofs',
    plugin: "examples({folders: {v2: 'docs'}, address: 'https://washer.example'})",
  },
  'home-data': {
    imports: "import homeData from './plugins/home-data';",
    plugin: `homeData({
      quotes: {soap: {file: 'docs/index.mdx', kind: 'file', language: 'cue', title: 'soap.cue'}},
      highlight: (code) => ({code}),
    })`,
  },
  'glossary-links': {
    imports: "import glossaryLinks from './plugins/glossary-links';",
    beforeDefaultRemark: "glossaryLinks({terms: {wax: {words: /\\bwax\\b/}}, glossaryOf: () => '/words/'})",
  },
  'drawn-diagrams': {
    imports: "import drawnDiagrams, {showDrawings} from './plugins/drawn-diagrams';",
    constants: drawings,
    beforeDefaultRemark: 'showDrawings(diagrams)',
    theme: "'@docusaurus/theme-mermaid', drawnDiagrams(diagrams)",
  },
  reference: {
    imports:
      "import reference, {referenceTables} from './plugins/reference';\nimport {commandOptions} from './plugins/reference/fixture';",
    constants: reference,
    remark: 'referenceTables(tables)',
    plugin: 'reference(tables)',
  },
  'code-blocks': {
    imports: "import codeBlocks, {highlightCode, linkBlock} from './plugins/code-blocks';",
    constants: 'Object.assign(blocks, {linkBlock});',
    rehype:
      "highlightCode({languages: ['cue'], removed: {proof: 'dropProofs of plugins/examples removes it'}})",
    plugin: 'codeBlocks',
  },
  'lit-lines': {
    imports: "import litLines, {relateLines} from './plugins/lit-lines';",
    remark:
      "relateLines({siteDir: __dirname, relations: (file) => (file.endsWith('index.mdx') ? ['0:1 1:1'] : [])})",
    plugin: 'litLines',
  },
  'readable-tables': {
    imports: "import tableStyles, {readableTables} from './plugins/readable-tables';",
    rehype: "readableTables({answers: {yes: 'answer-yes'}})",
    plugin: 'tableStyles',
  },
  hovercards: {
    imports: "import hovercards, {hovercardFiles, linkNames} from './plugins/hovercards';",
    rehype:
      "linkNames({baseUrl: '/wash/', addressesOf: () => new Map([['soap', '/words/#wax']]), ...blocks})",
    plugin: 'hovercards({pages: /words/})',
    steps: 'hovercardFiles({pages: /words/})',
  },
  search: {
    imports: "import search, {searchIndex} from './plugins/search';",
    plugin: "search({scopes: [{name: 'docs', label: 'Guide'}]})",
    steps: "searchIndex({kind: () => 'Page'})",
  },
  tabs: {imports: "import tabs from './plugins/tabs';", plugin: 'tabs'},
  'em-breakpoints': {
    imports: "import emBreakpoints from './plugins/em-breakpoints';",
    plugin: 'emBreakpoints',
  },
  'reading-place': {
    imports: "import readingPlace from './plugins/reading-place';",
    plugin: "readingPlace({category: 'Guide', before: 0})",
  },
  licenses: {imports: "import licenses from './plugins/licenses';", plugin: 'licenses'},
  'static-first': {
    imports: "import staticFirst, {redirectWithoutScript, startReact} from './plugins/static-first';",
    plugin: 'staticFirst',
    steps: 'redirectWithoutScript(), startReact()',
  },
  'markdown-copies': {
    imports: "import {markdownCopies} from './plugins/markdown-copies';",
    steps:
      "markdownCopies({sections: [{name: 'docs', heading: 'Guide'}], note: 'Copies.', diagramSource: () => undefined})",
  },
  'version-differences': {
    imports: "import versionDifferences, {comparePages} from './plugins/version-differences';",
    plugin: 'versionDifferences',
    steps: 'comparePages()',
  },
  'agent-skill': {
    imports: "import {agentSkills} from './plugins/agent-skill';",
    steps:
      "agentSkills({skills: [{name: 'wash', title: 'Wash', description: 'Wash.', compatibility: 'Water.', page: '/', errors: '/words/', fields: {parts: '/parts/'}}], without: []})",
  },
  cards: {imports: "import {cards} from './plugins/cards';", steps: `cards(${card})`},
  'inline-styles': {
    imports: "import {inlineStyles} from './plugins/inline-styles';",
    steps: "inlineStyles({added: ['output', '.toast']})",
  },
  policy: {imports: "import {policy} from './plugins/policy';", steps: 'policy({services: {}, styles: []})'},
  links: {imports: "import {links} from './plugins/links';", steps: "links({generated: ['/sitemap.xml']})"},
  'finished-pages': {imports: "import finishedPages from './plugins/finished-pages';"},
};

/** The configuration without some of its lines. */
function configWithout(isOut: (plugin: string) => boolean): string {
  const all = (part: keyof Lines, separator = ', ') =>
    Object.entries(lines)
      .filter(([plugin]) => !isOut(plugin))
      .flatMap(([, {[part]: text}]) => text ?? [])
      .join(separator);
  const steps = isOut('finished-pages') ? '' : `finishedPages({steps: [${all('steps')}]})`;
  return `${all('imports', '\n')}
const blocks = {};
${all('constants', '\n')}
const rehypePlugins = [${all('rehype')}];

export default {
  title: 'Washer',
  url: 'https://washer.example',
  baseUrl: '/wash/',
  trailingSlash: true,
  onBrokenLinks: 'throw',
  ${future}
  presets: [['classic', {
    blog: false,
    docs: {
      routeBasePath: '/',
      sidebarPath: './sidebars.ts',
      beforeDefaultRemarkPlugins: [${all('beforeDefaultRemark')}],
      remarkPlugins: [${all('remark')}],
      rehypePlugins,
    },
    pages: {rehypePlugins},
  }]],
  themes: [${all('theme')}],
  plugins: [${[all('plugin'), steps].filter(Boolean).join(', ')}],
  themeConfig: {prism: {theme: {plain: {}, styles: []}, additionalLanguages: ['cue']}},
};
`;
}

const pageWith = (title: string, slug: string, body: string) =>
  `---\ntitle: ${title}\nslug: ${slug}\ndescription: A page of a small site, which washes what comes to it with soap and wax.\n---\n\n${body}\n`;

const files: Record<string, string> = {
  'package.json': '{"name": "washer"}',
  'sidebars.ts': "export default {guide: [{type: 'autogenerated', dirName: '.'}]};",
  'facts/v2.json': formatData(schemaOf()),
  'facts/washer.json': formatData(commandLineOf()),
  'examples.lock.json': '{"pages": {}}\n',
  [`drawings/${idOf(diagram)}.mmd`]: diagram,
  [`drawings/${idOf(diagram)}.svg`]: `<svg id="${elementIdOf(idOf(diagram))}" viewBox="0 0 1 1"><g></g></svg>`,
  'docs/index.mdx': pageWith(
    'Start',
    '/',
    `Here is wax.\n\n\`\`\`cue title="soap.cue"\nsoap: 1\n\`\`\`\n\n\`\`\`yaml title="soap.yaml" output\nsoap: 1\n\`\`\`\n\n\`\`\`mermaid\n${diagram}\n\`\`\`\n\n| Question | a | Answer |\n|---|---|---|\n| Clean? | 1 | yes |`,
  ),
  'docs/words.mdx': pageWith(
    'Words',
    '/words/',
    `import TabItem from '@theme/TabItem';\nimport Tabs from '@theme/Tabs';\n\n\`\`\`cue\nshine: 2\n\`\`\`\n\n## Wax {#wax}\n\nIt shines.\n\n<Tabs>\n<TabItem value="By hand">\n\nRub.\n\n</TabItem>\n</Tabs>`,
  ),
  'docs/parts.mdx': pageWith(
    'Parts',
    '/parts/',
    `import {FieldTable} from '@site/plugins/reference/components';\n\n\`\`\`cue\nparts: 3\n\`\`\`\n\n### Outer {#Outer}\n\n<FieldTable package="parts" type="Outer">\n\n- \`name\`: Its name.\n\n</FieldTable>\n\n### Inner {#Inner}\n\n<FieldTable package="parts" type="Inner">\n\n- \`label\`: Its label.\n- \`list\`: All.\n\n</FieldTable>`,
  ),
  'docs/shapes.mdx': pageWith(
    'Shapes',
    '/shapes/',
    `import {CommandTable, FieldTable} from '@site/plugins/reference/components';\n\n### Base {#Base}\n\n### Shape {#Shape}\n\n<FieldTable package="shapes" type="Shape">\n\n${['name', 'size', 'kind', 'inner', 'outer', 'tags', 'note'].map((name) => `- \`${name}\`: Field.`).join('\n')}\n\n</FieldTable>\n\n<CommandTable command="wash car">\n\n- \`--soap\`: Which.\n- \`--dry\`: Dry.\n- \`--jobs\`: How many.\n\n</CommandTable>`,
  ),
  'src/pages/home.tsx': `import Layout from '@theme/Layout';
import CodeBlock from '@theme/CodeBlock';
import home from '@generated/home-data/default/home.json';
export default () => <Layout title="Home"><h1>Home</h1><CodeBlock>{home.quotes.soap.code ?? 'soap: 1'}</CodeBlock></Layout>;
`,
};

interface Outcome {
  status: number | null;
  output: string;
}

interface Built extends Outcome {
  /** Runs a command of the framework's program. */
  run(...args: string[]): Outcome;
  page(name: string): CheerioAPI;
  has(file: string): boolean;
  /** All stylesheets. */
  css(): string;
}

function build(config: string): Built {
  const folder = test.info().outputPath('washer');
  for (const [file, text] of Object.entries({...files, 'docusaurus.config.ts': config})) {
    mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    writeFileSync(path.join(folder, file), text);
  }
  for (const name of ['node_modules', 'plugins']) {
    symlinkSync(path.join(siteDir, name), path.join(folder, name));
  }
  const run = (...args: string[]): Outcome => {
    const {status, stdout, stderr} = spawnSync('node_modules/.bin/docusaurus', args, {
      cwd: folder,
      encoding: 'utf8',
      env: {...process.env, NODE_ENV: 'production', NO_UPDATE_NOTIFIER: '1', FORCE_COLOR: '0'},
    });
    return {status, output: stdout + stderr};
  };
  return {
    ...run('build', '--no-minify'),
    run,
    page: (name) => load(readFileSync(path.join(folder, 'build', name, 'index.html'), 'utf8')),
    has: (file) => existsSync(path.join(folder, 'build', file)),
    css: () => {
      const styles = path.join(folder, 'build/assets/css');
      return readdirSync(styles)
        .map((name) => readFileSync(path.join(styles, name), 'utf8'))
        .join('');
    },
  };
}

/** Of each plugin: something of the finished site that is only there with it. */
const gains: Record<string, (site: Built) => boolean> = {
  'glossary-links': ({page}) => page('')('article a[href="/wash/words/#wax"]').length > 0,
  'drawn-diagrams': ({page}) => page('')('.docusaurus-mermaid-container svg').length > 0,
  reference: ({page}) => page('parts')('[id="Outer.name"]').length > 0,
  'code-blocks': ({page}) => page('')('.code-copy').length > 0,
  'lit-lines': ({page}) => page('')('.code-action').length === 2,
  'readable-tables': ({page}) => page('')('.answer-yes').length > 0,
  hovercards: ({page, has}) =>
    page('')('pre a[href="/wash/words/#wax"]').length > 0 && has('words/hovercards.json'),
  search: ({page, has}) => has('search/index.html') && page('')('dialog').length > 0,
  'em-breakpoints': ({css}) => css().includes('width: 62.25em'),
  'reading-place': ({css}) => css().includes('.menu__link:not(.menu__link--sublist-caret)'),
  licenses: ({has}) => has('licenses.txt'),
  tabs: ({page}) => page('words')('.tabs-group > label').text() === 'By hand',
  'static-first': ({page}) => page('')('aside[popover]').length > 0 && page('')('script[defer]').length === 0,
  'markdown-copies': ({has}) => has('index.md') && has('llms.txt'),
  'version-differences': ({css}) => css().includes('.version-differences'),
  'agent-skill': ({has}) => has('.well-known/agent-skills/wash/SKILL.md'),
  'inline-styles': ({page}) => page('')('style').text().includes('.navbar'),
  policy: ({page}) => page('')('meta[http-equiv="content-security-policy" i]').length > 0,
  'finished-pages': ({has}) => has('index.md'),
};
/** Every page has its text, its code and its styles. */
function expectWhole(site: Built): void {
  expect(site.status, site.output).toBe(0);
  for (const [name, title, code] of [
    ['', 'Start', 'soap: 1'],
    ['words', 'Words', 'shine: 2'],
    ['parts', 'Parts', 'parts: 3'],
    ['home', 'Home', 'soap: 1'],
  ] as const) {
    const $ = site.page(name);
    expect($('h1').text()).toBe(title);
    expect($('pre').text()).toContain(code);
    const styles = $('link[rel=stylesheet]').attr('href');
    const isStyled = styles ? site.has(styles.replace('/wash/', '')) : $('style').text().includes('.navbar');
    expect(isStyled, `styles of ${name}`).toBe(true);
  }
  // The diagram is a drawing or its source, the table of the reference has its meanings.
  expect(
    site.page('')('.docusaurus-mermaid-container svg, pre:contains("flowchart LR")').length,
  ).toBeGreaterThan(0);
  expect(site.page('parts')('article').text()).toContain('Its name.');
  expect(site.page('')('article td').last().text()).toBe('yes');
}

test.describe.configure({mode: 'parallel'});

test('with all plugins the site has all', () => {
  const site = build(configWithout(() => false));
  expectWhole(site);
  expect(Object.keys(gains).filter((name) => !gains[name]?.(site))).toEqual([]);
  // The options are those of this site.
  const parts = site.page('parts');
  expect(parts('[id="Outer.name"]').text().trim()).toBe('namestring requiredIts name.');
  expect(parts('p a[href="/wash/shapes/#Shape.outer"]').text()).toBe('shapes.Shape.outer');
  expect(site.page('shapes')('[id="wash-car--soap"] dd').text()).toBe('strings = [a,b]Which.');
  expect(site.run('content').output).toContain("docs/parts.mdx:13: H3 follows H1; don't skip a level");
});

/** home-data brings data that a page imports: without it, the page goes too. */
const plugins = Object.keys(lines).filter((plugin) => plugin !== 'home-data');

const builds = [0, 1, 2, 3, 4, 5, 6];

/** Sets of three builds. None contains another one. */
const triples = Array.from({length: 2 ** builds.length}, (_, bits) =>
  builds.filter((build) => bits & (1 << build)),
).filter(({length}) => length === 3);

/**
 * The plugins that a build lacks. Each is missing in three of seven builds, and no two in the same three: so for any two
 * plugins there is a build that has the one and lacks the other, as if each had been taken out alone. The nightly run
 * does that, which says at once whose fault it is.
 */
const missing: readonly (readonly string[])[] = process.env.PEEL_EACH
  ? plugins.map((plugin) => [plugin])
  : builds.map((build) => plugins.filter((_, index) => triples[index]?.includes(build)));

test('each plugin is missing in builds of its own', () => {
  expect(plugins.length, 'more plugins than triples: add a build').toBeLessThanOrEqual(triples.length);
});

for (const names of missing) {
  test(`without ${names.join(', ')} the site stands`, () => {
    const config = configWithout((plugin) => names.includes(plugin));
    const site = build(config);
    expectWhole(site);
    for (const name of names) {
      expect(config).not.toContain(`plugins/${name}'`);
      expect(gains[name]?.(site) ?? false, name).toBe(false);
    }
  });
}
