/** Writes the lists of the reference into its pages. Writers write the descriptions. */
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Version} from '../../config/versions';
import {Name} from '../../plugins/engine/names';
import type {Problem} from '../../plugins/engine/problem';
import {readCommandLine, readSchema} from './data';
import {aliasPart, commandPart, constantPart, typePart, type Context, type Part} from './entries';

/** `<div data-reference="core.#Helm">` on a line of its own, to the line `</div>`. */
const partPattern = new RegExp(`^<div ${Name.ReferencePart}="([^"]*)">\\n([^]*?)^</div>$`, 'gm');

/**
 * What belongs into a part of a page:
 *
 * - `holos render platform`: the flags of a command
 * - `core.#Helm`: the fields of a type
 * - `core aliases`, `core constants`: all of a package
 */
function createPart(siteDir: string, key: string, context: Context): Part | undefined {
  const {program, commands} = readCommandLine(siteDir);
  const command = commands.find((one) => `${program} ${one.path}`.trim() === key);
  if (command) {
    return commandPart(program, command);
  }
  const [, packageName = '', kind = ''] = /^(\w+)(?:\.#| )(\w+)$/.exec(key) ?? [];
  const own = context.packages[packageName];
  const inPackage = {...context, packageName};
  const type = own?.types.find((one) => key === `${packageName}.#${one.name}`);
  if (!own || type) {
    return type && typePart(type, inPackage);
  }
  const parts: Record<string, Part> = {
    aliases: aliasPart(own.types, inPackage),
    constants: constantPart(own.constants),
  };
  return parts[kind];
}

/** The descriptions in a part of a page, by the name at the beginning of each item: what follows its first line. */
function readDescriptions(text: string): Map<string, string> {
  const items = text.split(/^- /m).slice(1);
  return new Map(
    items.map((item) => {
      const [head = '', ...paragraphs] = item.trimEnd().split('\n\n');
      return [/`([^`?]+)/.exec(head)?.[1] ?? '', paragraphs.join('\n\n')];
    }),
  );
}

/** A page with what the program writes. The descriptions stay. */
function fillPage(siteDir: string, file: string, page: string, context: Context) {
  const problems: Problem[] = [];
  const text = page.replace(partPattern, (whole, key: string, inner: string, offset: number) => {
    const line = page.slice(0, offset).split('\n').length;
    const part = createPart(siteDir, key, context);
    if (!part) {
      const remedy = 'name a type, such as core.#Helm, or a command, such as holos render platform';
      problems.push({file, line, message: `nothing is called "${key}"`, remedy});
      return whole;
    }
    const descriptions = readDescriptions(inner);
    const items = part.entries.map(([name, head]) => {
      const description = descriptions.get(name);
      if (!description) {
        const remedy = `write one under the item: "  What it does", after an empty line`;
        problems.push({file, line, message: `no description of ${name}`, remedy});
      }
      return [`- ${head}`, ...(description ? [description] : [])].join('\n\n');
    });
    return [`<div ${Name.ReferencePart}="${key}">`, ...part.intro, ...items, '</div>'].join('\n\n');
  });
  return {text, problems};
}

/** The pages as `npm run reference` writes them from the data, and what is missing in them. */
export function createReference(siteDir: string, versions: readonly Version[]) {
  const schemas = versions.map(({label}) => readSchema(siteDir, label));
  const files = new Map<string, string>();
  const problems: Problem[] = [];
  versions.forEach(({folder, label}, index) => {
    const {packages} = schemas[index] ?? {packages: {}};
    const neighbors = [index - 1, index + 1].flatMap((at) => {
      const [version, schema] = [versions[at], schemas[at]];
      return version && schema ? [{name: version.label, packages: schema.packages, isNewer: at < index}] : [];
    });
    const context = {version: label, packages, packageName: '', neighbors};
    for (const name of [...Object.keys(packages), 'cli']) {
      const file = `${folder}/api/${name}.mdx`;
      const filled = fillPage(siteDir, file, readFileSync(path.join(siteDir, file), 'utf8'), context);
      files.set(file, filled.text);
      problems.push(...filled.problems);
    }
  });
  return {files, problems};
}

/** Writes the reference. Returns what is missing in its pages. */
export function updateReference(siteDir: string, versions: readonly Version[]): Problem[] {
  const {files, problems} = createReference(siteDir, versions);
  files.forEach((text, file) => writeFileSync(path.join(siteDir, file), text));
  return problems;
}
