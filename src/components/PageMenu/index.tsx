import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {encodePath, withSlash} from '@site/plugins/engine/addresses';
import {Name} from '@site/plugins/engine/names';

/**
 * What to do with a page: copy or open its Markdown copy, which plugins/publish/markdown-copies writes next to its HTML. A `<details>`,
 * which a script of plugins/shell/static-first closes like the navbar's menus; another one copies the file that the button names.
 */
export default function PageMenu(): ReactNode {
  const {metadata} = useDoc();
  const folder = encodePath(withSlash(metadata.permalink));
  // Unlisted pages have no copy.
  if (metadata.unlisted) {
    return null;
  }
  return (
    <details className="dropdown dropdown--right page-menu" {...{[Name.Menu]: ''}}>
      <Head>
        <link rel="alternate" type="text/markdown" href={`${folder}index.md`} />
      </Head>
      <summary className="navbar__link">
        <span>Page</span>
      </summary>
      <ul className="dropdown__menu">
        <li>
          <button
            type="button"
            className="clean-btn dropdown__link"
            {...{[Name.Copies]: `${folder}index.md`}}>
            Copy as Markdown
          </button>
        </li>
        <li>
          <a className="dropdown__link" href={`${folder}index.md`}>
            View as Markdown
          </a>
        </li>
      </ul>
    </details>
  );
}
