// Change: ejected. Offers a search and the most useful pages; the original has no links.
import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import AddressSearch from '@theme/AddressSearch';
import Heading from '@theme/Heading';
import {LinkList} from '@site/src/components/Lists';
import {links, placesIn} from '@site/config/site';
import {released} from '@site/config/versions';
import {Name} from '@site/plugins/engine/names';

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
      <LinkList>
        <ul>
          {placesIn(`/docs/${released.path}`).map(({to, label, text}) => (
            <li key={to}>
              <Link to={to}>{label}</Link>
              <br />
              {text}
            </li>
          ))}
        </ul>
      </LinkList>
      <p>
        If a link on this site brought you here, tell us in{' '}
        <Link to={`${links.repository}/issues`}>an issue</Link>.
      </p>
    </main>
  );
}
