import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {expect, test} from '@playwright/test';
import {links, site} from '../../config/site';
import {askAll, externalLinks} from './check';

test('links to other sites are found, each once, without their query', () => {
  const hrefs = [
    'https://a.example/x?y#z',
    'https://a.example/x',
    site.url,
    `${site.url}/docs/`,
    `${links.edit}docs/a.mdx`,
    '/blog/',
    '#top',
    'mailto:a@b.example',
  ];
  const html = hrefs.map((href) => `<a href="${href}">x</a>`).join('');
  expect(externalLinks(`<link href="https://c.example/">${html}`)).toEqual(['https://a.example/x']);
});

test('what is gone is told from what refuses programs, and from what was down for a moment', async () => {
  const asked: string[] = [];
  const server = createServer(({url = ''}, response) => {
    const isFirst = !asked.includes(url);
    asked.push(url);
    const [, status = '200'] = url.split('/');
    if (status === 'cut') {
      response.destroy();
    } else if (status === 'moved') {
      response.writeHead(301, {location: '/200'}).end();
    } else {
      response.writeHead(status === 'busy' && isFirst ? 503 : Number(status) || 200).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const home = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  try {
    const paths = ['/200', '/200', '/moved', '/busy', '/403', '/429', '/404', '/500', '/cut'];
    const answers = await askAll(
      paths.map((path) => home + path),
      0,
    );
    expect(answers.map(({address, verdict}) => `${address.slice(home.length)} ${verdict}`)).toEqual([
      '/200 there',
      '/moved there',
      '/busy there',
      '/403 refused',
      '/429 refused',
      '/404 gone',
      '/500 gone',
      '/cut gone',
    ]);
    expect(asked.filter((url) => url === '/404')).toHaveLength(1);
    expect(asked.filter((url) => url === '/500')).toHaveLength(3);
  } finally {
    server.closeAllConnections();
    server.close();
  }
});
