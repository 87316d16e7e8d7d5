import type {ReactNode} from 'react';
import compared from '@generated/examples/default/compared.json';

/** The pages with the same lines that differ, by these lines. */
function groupPages(differs: Record<string, string[]>): [lines: string[], pages: string[]][] {
  const groups = new Map<string, string[]>();
  Object.entries(differs).forEach(([page, lines]) => {
    const text = lines.join('\n');
    groups.set(text, [...(groups.get(text) ?? []), page]);
  });
  return [...groups].map(([text, pages]) => [text.split('\n'), pages]);
}

const format = (date: string) => new Date(date).toLocaleDateString('en', {dateStyle: 'long', timeZone: 'UTC'});

/** What all pages print with other versions of Helm: a table of `data/helm.json`, which the examples' runner writes. */
export default function HelmVersions(): ReactNode {
  return (
    <table>
      <thead>
        <tr>
          <th>Helm</th>
          <th>Run on</th>
          <th>Same output</th>
          <th>Lines that differ</th>
        </tr>
      </thead>
      <tbody>
        {compared.helm?.map(({version, date, pages, changed, differs}) => (
          <tr key={version}>
            <td>{version}</td>
            <td>
              {format(date)}
              {changed > 0 && `; ${changed} pages have changed since`}
            </td>
            <td>
              {pages - Object.keys(differs).length} of {pages} pages
            </td>
            <td>
              {groupPages(differs).map(([lines, names]) => (
                <p key={names[0]}>
                  {names.join(', ')}:
                  {lines.map((line) => (
                    <code key={line}>{line}</code>
                  ))}
                </p>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
