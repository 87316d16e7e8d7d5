/** What a rehearsal of an upgrade found, as Markdown. */

/** A program that ran in the copy. */
export interface Part {
  name: string;
  result: string;
  /** What it said of each fault. */
  failures: string[];
}

const indented = (text: string) => text.replace(/^/gm, '    ');

/** Writes the report: a table of the parts, and below it what failed. */
export function report(version: string, parts: readonly Part[]): string {
  const rows = parts.map(({name, result}) => `| ${name} | ${result} |`);
  const faults = parts
    .filter(({failures}) => failures.length > 0)
    .map(({name, failures}) => `## ${name}\n\n${failures.map(indented).join('\n\n')}\n`);
  return [`# Docusaurus ${version}\n`, '| Part | Result |', '|---|---|', ...rows, '', ...faults].join('\n');
}

/** The version that UPGRADING.md describes the step to: the first of its headings "To VERSION". */
export function describedVersion(upgrading: string): string | undefined {
  return /^## To (\S+)$/m.exec(upgrading)?.[1];
}
