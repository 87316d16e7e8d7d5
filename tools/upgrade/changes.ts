/** What an upgrade must change before the site builds at all: the first rows of the table in UPGRADING.md. */

/** A change of one file's text. */
export interface Change {
  file: string;
  from: string;
  to: string;
}

/** In order; each stands once in its file. */
export const changes: readonly Change[] = [
  {
    file: 'docusaurus.config.ts',
    from: 'future: {experimental_faster: true}',
    to: 'future: {faster: true, v4: {removeLegacyPostBuildHeadAttribute: true}}',
  },
  {
    file: 'docusaurus.config.ts',
    from: "  onBrokenMarkdownLinks: 'throw',\n",
    to: '',
  },
  {
    file: 'docusaurus.config.ts',
    from: 'markdown: {mermaid: true,',
    to: "markdown: {mermaid: true, hooks: {onBrokenMarkdownLinks: 'throw'},",
  },
  {
    file: 'plugins/finish/page.ts',
    from: "const html = await readFile(file, 'utf8');",
    to: `const html = (await readFile(file, 'utf8')).replace('<svg style="display: none;">', '<svg display="none">');`,
  },
];

/**
 * Applies a change to the text of its file.
 *
 * @throws Error when the text does not have it exactly once, as after an upgrade that has made it
 */
export function applyChange(text: string, {file, from, to}: Change): string {
  const [before, after, ...more] = text.split(from);
  if (before === undefined || after === undefined || more.length > 0) {
    throw new Error(`${file}: "${from.trim()}" does not stand in it once; correct tools/upgrade/changes.ts`);
  }
  return before + to + after;
}

interface Manifest {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  overrides: Record<string, unknown>;
}

/** Packages that the framework wants newer: their pins give way. */
const released = ['@swc/core', '@swc/html'];

/**
 * A package.json with all of the framework's packages at a version, and without the pins that hold them back.
 *
 * @param held further packages to hold at a version, as `name@version`
 */
export function raisePackages(text: string, version: string, held: readonly string[] = []): string {
  const manifest = JSON.parse(text) as Manifest;
  for (const list of [manifest.dependencies, manifest.devDependencies]) {
    for (const name of Object.keys(list)) {
      if (name.startsWith('@docusaurus/')) {
        list[name] = version;
      } else if (released.includes(name)) {
        list[name] = '*';
      }
    }
  }
  manifest.overrides = Object.fromEntries([
    ...Object.entries(manifest.overrides).filter(([name]) => !released.includes(name)),
    ...held.map((one) => [one.slice(0, one.lastIndexOf('@')), one.slice(one.lastIndexOf('@') + 1)]),
  ]);
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

/** The newest version of a list that has a major version and is no preview of one. */
export function newestOf(versions: readonly string[], major: number): string | undefined {
  const numbers = (version: string) => version.split('.').map(Number);
  return versions
    .filter((version) => new RegExp(`^${major}\\.\\d+\\.\\d+$`).test(version))
    .sort((a, b) => {
      const [, minorA = 0, patchA = 0] = numbers(a);
      const [, minorB = 0, patchB = 0] = numbers(b);
      return minorB - minorA || patchB - patchA;
    })[0];
}
