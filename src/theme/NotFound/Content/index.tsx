// Change: ejected. Offers a search and the most useful pages; the original has no links.
import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import AddressSearch from '@theme/AddressSearch';
import Heading from '@theme/Heading';
import {docsEntry, links} from '@site/config/site';
import {released} from '@site/config/versions';
import {Name} from '@site/plugins/engine/names';

const docs = `/docs/${released.path}`;

/** The pages that answer most questions. */
const places = [
  {to: `${docs}/`, label: 'Documentation', text: 'find the page for your question'},
  {
    to: `${docs}/${docsEntry}/`,
    label: 'Tutorial overview',
    text: 'learn what Holos does and build a platform',
  },
  {to: `${docs}/api/`, label: 'API reference', text: 'look up types, fields, commands, and flags'},
  {to: `${docs}/glossary/`, label: 'Glossary', text: 'look up a term'},
  {to: `${docs}/support/`, label: 'Troubleshooting', text: 'find the cause of an error message and fix it'},
  {to: '/blog/', label: 'Blog', text: 'news and engineering notes'},
];

export default function NotFoundContent(): ReactNode {
  return (
    <main className="container margin-vert--lg not-found">
      <Head>
        {/* The words of the address need scripts: see plugins/shell/static-first. */}
        <meta name={Name.StartNow} content="true" />
      </Head>
      <Heading as="h1">
        <Translate id="theme.NotFound.title">Page not found</Translate>
      </Heading>
      <AddressSearch />
      <ul>
        {places.map(({to, label, text}) => (
          <li key={to}>
            <Link to={to}>{label}</Link>: {text}
          </li>
        ))}
      </ul>
      <p>
        If a link on this site brought you here, tell us in{' '}
        <Link to={`${links.repository}/issues`}>an issue</Link>.
      </p>
    </main>
  );
}
