import {spawnSync} from 'node:child_process';
import {mkdirSync, readFileSync, symlinkSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {load} from 'cheerio';
import {siteDir} from '../../config/pages';
import {elementIdOf, idOf} from '../../plugins/drawn-diagrams/drawings';
import {formatData} from '../../plugins/reference/data';
import {commandLineOf, schemaOf} from '../../plugins/reference/fixture';

const diagram = 'flowchart LR\n  A --> B';

const config = `import drawnDiagrams, {showDrawings} from './plugins/drawn-diagrams';
import glossaryLinks from './plugins/glossary-links';
import tableStyles, {readableTables} from './plugins/readable-tables';
import reference, {referenceTables} from './plugins/reference';
import {commandOptions} from './plugins/reference/fixture';

const tables = {
  siteDir: __dirname,
  versions: [{folder: 'guide', name: 'v2', address: '/'}],
  schema: {folder: 'facts', packages: {shapes: 'shapes/', parts: 'parts/'}, sources: {generated: 'gen', overlay: 'pkg'}},
  commands: {...commandOptions, file: 'facts/washer.json'},
};
const diagrams = {
  siteDir: __dirname,
  folder: 'drawings',
  pages: ['guide'],
  themes: {light: 'base', dark: 'forest'},
  fontFamily: 'serif',
};
const glossary = {terms: {wax: {words: /\\bWachs\\b/}}, glossaryOf: () => '/'};

export default {
  title: 'Washer',
  url: 'https://washer.example',
  baseUrl: '/wash/',
  trailingSlash: true,
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  future: {experimental_faster: true},
  presets: [['classic', {
    blog: false,
    docs: {
      path: 'guide',
      routeBasePath: '/',
      beforeDefaultRemarkPlugins: [glossaryLinks(glossary)],
      remarkPlugins: [showDrawings(diagrams), referenceTables(tables)],
      rehypePlugins: [readableTables({answers: {ja: 'answer-yes'}, cardsFrom: 2})],
    },
  }]],
  themes: ['@docusaurus/theme-mermaid', drawnDiagrams(diagrams)],
  plugins: [reference(tables), tableStyles],
};
`;

const files = {
  'docusaurus.config.ts': config,
  'package.json': '{"name": "washer"}',
  'facts/v2.json': formatData(schemaOf()),
  'facts/washer.json': formatData(commandLineOf()),
  [`drawings/${idOf(diagram)}.mmd`]: diagram,
  [`drawings/${idOf(diagram)}.svg`]: `<svg id="${elementIdOf(idOf(diagram))}" viewBox="0 0 1 1"><g></g></svg>`,
  'guide/parts.mdx': `import {FieldTable} from '@site/plugins/reference/components';

# Parts

Mit Wachs.

### Outer {#Outer}

<FieldTable package="parts" type="Outer">

- \`name\`: Der Name.

</FieldTable>

### Inner {#Inner}

<FieldTable package="parts" type="Inner">

- \`label\`: Der Name.
- \`list\`: Alle.

</FieldTable>
`,
  'guide/shapes.mdx': `import {CommandTable, FieldTable} from '@site/plugins/reference/components';

# Shapes

### Base {#Base}

### Shape {#Shape}

<FieldTable package="shapes" type="Shape">

${['name', 'size', 'kind', 'inner', 'outer', 'tags', 'note'].map((name) => `- \`${name}\`: Feld.`).join('\n')}

</FieldTable>


<CommandTable command="wash car">

- \`--soap\`: Womit.
- \`--dry\`: Trocken.
- \`--jobs\`: Wie viele.

</CommandTable>

\`\`\`mermaid
${diagram}
\`\`\`

| Frage | Antwort |
|---|---|
| Sauber? | ja, sehr |
`,
  'guide/words.mdx': `---
slug: /
---

import TermList from '@site/plugins/glossary-links/TermList';

# Words

<TermList toc={toc} />

## Wachs {#wax}

Glänzt.
`,
};

test('reference, glossary, tables and diagrams work on another site, with its own options', () => {
  const folder = test.info().outputPath('washer');
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    writeFileSync(path.join(folder, file), text);
  }
  for (const name of ['node_modules', 'plugins', 'lib']) {
    symlinkSync(path.join(siteDir, name), path.join(folder, name));
  }
  const {status, stdout, stderr} = spawnSync('node_modules/.bin/docusaurus', ['build', '--no-minify'], {
    cwd: folder,
    encoding: 'utf8',
    env: {...process.env, NODE_ENV: 'production', NO_UPDATE_NOTIFIER: '1'},
  });
  expect(status, `${stdout}${stderr}`).toBe(0);
  const pageOf = (name: string) => load(readFileSync(path.join(folder, 'build', name, 'index.html'), 'utf8'));

  const parts = pageOf('parts');
  expect(parts('[id="Outer.name"]').text()).toBe('name\u200bstringRequiredDer Name.');
  expect(parts('dd a[href="/wash/shapes/#Shape.outer"]').text()).toBe('shapes.Shape.outer');
  expect(parts('p a[href="/wash/#wax"]').text()).toBe('Wachs');

  const shapes = pageOf('shapes');
  expect(shapes('[id="wash-car--soap"] dd').last().text()).toBe('Womit. Default: [a,b]');
  expect(shapes('td[data-label="Antwort"]').html()).toBe('<span class="answer answer-yes">ja</span>, sehr');
  expect(shapes('.docusaurus-mermaid-container > svg').attr('id')).toBe(elementIdOf(idOf(diagram)));

  expect(pageOf('')('nav[aria-label="Terms"] a').attr('href')).toBe('#wax');
});
