/** The third-party packages in the bundles, and a check of their licenses. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

export interface Package {
  name: string;
  version: string;
  /** An SPDX expression, such as `MIT OR Apache-2.0`. */
  license: string;
  /** The license text; empty if the package has none. */
  text: string;
}

/** Licenses that only require a notice, which `/licenses.txt` contains. Someone has to read other licenses first. */
const allowed = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT', 'OFL-1.1', 'Unlicense'];

/** Packages without their license's text, and its address at their authors'. */
const elsewhere: Record<string, string> = {
  infima: 'https://github.com/facebookincubator/infima/blob/main/LICENSE',
};

/** The folder of the package that a module belongs to; undefined for the modules of this site. */
export function folderOf(module: string): string | undefined {
  return /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(module)?.[0];
}

/** The terms in a package's folder: in files of their own, or else in a section of its README. */
function termsIn(folder: string): string {
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8').replace(/\r\n?/g, '\n').trim();
  const names = readdirSync(folder).sort();
  const files = names.filter((file) => /^(?:licen[cs]e|copying|notice)(?:[.-]|$)/i.test(file));
  const readme = names.find((name) => /^readme(?:\.md)?$/i.test(name));
  if (files.length > 0 || !readme) {
    return files.map(read).join('\n\n');
  }
  return /^#+ Licen[cs]e\n([^]+?)(?=\n#|$(?![^]))/im.exec(read(readme))?.[1]?.trim() ?? '';
}

export function describe(folder: string): Package {
  const {name, version, license} = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    name: string;
    version: string;
    license?: string | {type?: string};
  };
  const text = termsIn(folder) || (elsewhere[name] ?? '');
  const named = typeof license === 'object' ? license.type : license;
  return {name, version, license: named ?? (/^The MIT License/.test(text) ? 'MIT' : 'none named'), text};
}

/** Whether an SPDX expression offers an allowed license. Nested expressions count as not allowed. */
function isAllowed(license: string): boolean {
  const plain = license.replace(/^\((.*)\)$/, '$1');
  return plain.split(' OR ').some((choice) => choice.split(' AND ').every((one) => allowed.includes(one)));
}

/** The problems with these packages' licenses, one line each. */
export const problems = (packages: readonly Package[]): string[] =>
  packages
    .filter(({license, text}) => !isAllowed(license) || text === '')
    .map(
      ({name, version, license, text}) =>
        `${name} ${version} is sent to browsers under the license "${license}"${text ? '' : ' without its text'}: ` +
        'see plugins/publish/licenses/packages.ts',
    );

const idOf = ({name, version}: Package) => `${name} ${version}`;

/** The text of `/licenses.txt`: every package with its license, and every license text once. */
export function formatLicenses(packages: readonly Package[], address: string): string {
  const ordered = [...packages].sort((a, b) => (idOf(a) < idOf(b) ? -1 : 1));
  const byText = new Map<string, Package[]>();
  for (const one of ordered) {
    byText.set(one.text, [...(byText.get(one.text) ?? []), one]);
  }
  const parts = [...byText].map(([text, owners]) =>
    [owners.map((one) => `${idOf(one)} (${one.license})`).join('\n'), text].join('\n\n'),
  );
  const line = `\n\n${'-'.repeat(80)}\n\n`;
  return (
    [`Third-party software in scripts and styles of ${address}\n${ordered.length} packages`, ...parts].join(
      line,
    ) + '\n'
  );
}
