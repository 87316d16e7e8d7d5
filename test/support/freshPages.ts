/** Pages that show each plugin on a new classic site. */
import type {FreshSite} from './freshSite';

const page = (title: string, body: string, more = '') =>
  `---\ntitle: ${title}\ndescription: A page of a new site that shows what plugins do with tables and code.\n${more}---\n\n${body}\n`;

const fence = (info: string, text: string) => `\`\`\`${info}\n${text}\n\`\`\``;

const table = `| Command | Changes files | Needs a cluster | What it is for |
|---|---|---|---|
| \`render\` | yes | no | Writes the manifests of all components into the folder \`deploy\`. |
| \`apply\` | no | yes | Sends what was written to the cluster, one component after the other. |`;

const features = `import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';

A dry run is cheap: add \`--dry-run\`. See [the values](./values.yaml).

## Table

${table}

## Code

${fence('bash', 'tool render --dry-run # prints what would change')}

${fence('yaml title="config/app.yaml"', 'replicas: 2 # of each component\nname: app')}

## Tabs

<Tabs groupId="System">
<TabItem value="Linux">

Install the package.

</TabItem>
<TabItem value="macOS">

Install the formula.

</TabItem>
</Tabs>

## Fold

<details>
<summary>More</summary>

It was folded.

</details>
`;

const glossary = '## Dry run {#dry-run}\n\nA dry run prints what a command would do. It changes nothing.';

const reference = `import {CommandTable} from '@site/plugins/reference/components';

<CommandTable command="render">

- \`--dry-run\`: Prints what would change.

</CommandTable>`;

const commands = {
  program: 'tool',
  version: '1.0.0',
  commands: [
    {path: '', usage: 'tool [flags]', flags: []},
    {
      path: 'render',
      usage: 'tool render [flags]',
      flags: [{name: 'dry-run', value: 'string', default: 'none'}],
    },
  ],
};

/** The first output is wrong. */
const executed = `${fence('bash run', 'echo one two')}

${fence('txt output', 'one three')}

${fence('bash run proof', 'echo proven')}`;

const menu =
  "{type: 'dropdown', label: 'More', items: [{label: 'Glossary', to: '/docs/glossary/'}, {label: 'All posts', to: '/blog/'}]},";

const face = `@font-face {
  font-family: Noto;
  src: url('@fontsource/noto-sans/files/noto-sans-latin-400-normal.woff2') format('woff2');
  unicode-range: U+41-43;
}`;

/** Adds the pages, a menu in the navbar, and what the template's pages need under a policy. */
export function addPages(site: FreshSite): void {
  const compared = '\n<a href="differences.txt" data-differences>Compare</a>\n';
  site.write('docs/features.mdx', page('Features', features + compared));
  site.write('docs/values.yaml', 'replicas: 2\n');
  site.write('docs/glossary.md', page('Glossary', glossary));
  site.write('docs/reference.mdx', page('Commands', reference));
  site.write('data/cli.json', JSON.stringify(commands));
  site.write('docs/executed.md', page('Executed', executed));
  site.write('versions.json', '["1.0"]');
  site.write('versioned_docs/version-1.0/features.md', page('Features', 'A dry run is quick.'));
  site.write('versioned_sidebars/version-1.0-sidebars.json', '{"tutorialSidebar": ["features"]}');
  site.edit('site.config.ts', (text) => text.replace('docs: {', "$& lastVersion: 'current',"));
  site.edit('site.config.ts', (text) => text.replace("{to: '/blog', label", `${menu}\n        $&`));
  site.edit('src/css/custom.css', (text) => `${text}\n${face}\n`);
  // Pictures of another site, which tests don't reach, and icons with inline styles, which the policy forbids.
  site.edit('blog/authors.yml', (text) => text.replace(/^ +(?:image_url: .*|socials:(?:\n {4}.*)+)\n/gm, ''));
  site.edit('docs/tutorial-basics/markdown-features.mdx', (text) =>
    text.replace(/^## MDX and React[^]*/m, ''),
  );
}
