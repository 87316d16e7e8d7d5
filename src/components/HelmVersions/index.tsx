import {Fragment, type ReactNode} from 'react';
import {runs} from '@site/data/helm.json';

/** Of more lines, the table only says how many differ; `data/helm.json` has them. */
const FEW = 4;

/** The lines that differ, each with the pages in which they differ: several pages print the same version. */
function groupPages(differs: Record<string, string[]>): [lines: string[], pages: string[]][] {
  const groups = new Map<string, string[]>();
  Object.entries(differs).forEach(([page, lines]) => {
    // The others say which proof failed, in words of the runner.
    const text = lines.filter((line) => /^[-+]/.test(line)).join('\n');
    groups.set(text, [...(groups.get(text) ?? []), page]);
  });
  return [...groups].map(([text, pages]) => [text.split('\n'), pages]);
}

const format = (date: string) =>
  new Date(date).toLocaleDateString('en', {dateStyle: 'long', timeZone: 'UTC'});

/** What the pages print with other versions of Helm: a table of `data/helm.json`, which the examples' runner writes. */
export default function HelmVersions(): ReactNode {
  return (
    <table className="readable-table">
      <thead>
        <tr>
          <th>Helm</th>
          <th>Output</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(runs).map(([version, {date, pages, differs}]) => (
          <tr key={version}>
            <td>{version}</td>
            <td className="has-endless-word">
              On {format(date)}, the same on {pages - Object.keys(differs).length} of {pages} pages.
              {groupPages(differs).map(([lines, names]) => (
                <Fragment key={names[0]}>
                  <br />
                  Different in {names.join(', ')}:{' '}
                  {lines.length > FEW
                    ? `${lines.length} lines`
                    : lines.map((line) => (
                        <Fragment key={line}>
                          <br />
                          <code>{line}</code>
                        </Fragment>
                      ))}
                </Fragment>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
