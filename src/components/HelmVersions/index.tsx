import {Fragment, type ReactNode} from 'react';
import compared from '@generated/examples/default/compared.json';

/** The lines that differ, each with the pages in which they differ: several pages print the same version. */
function groupPages(differs: Record<string, string[]>): [text: string, pages: string[]][] {
  const groups = new Map<string, string[]>();
  Object.entries(differs).forEach(([page, lines]) => {
    const text = lines.join('\n');
    groups.set(text, [...(groups.get(text) ?? []), page]);
  });
  return [...groups];
}

const format = (date: string) =>
  new Date(date).toLocaleDateString('en', {dateStyle: 'long', timeZone: 'UTC'});

/** What the pages print with other versions of Helm: a table of `data/helm.json`, which the examples' runner writes. */
export default function HelmVersions(): ReactNode {
  return (
    <table className="readable-table has-endless-word">
      <thead>
        <tr>
          <th>Helm</th>
          <th>Output</th>
        </tr>
      </thead>
      <tbody>
        {compared.helm?.map(({version, date, pages, changed, differs}) => (
          <tr key={version}>
            <td>{version}</td>
            <td>
              On {format(date)}, the same on {pages - Object.keys(differs).length} of {pages} pages
              {changed > 0 && `, of which ${changed} have changed since`}.
              {groupPages(differs).map(([text, names]) => (
                <Fragment key={text}>
                  <br />
                  Different in {names.join(' and ')}:
                  {text.split('\n').map((line, index) => (
                    <Fragment key={index}>
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
