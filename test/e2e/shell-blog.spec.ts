import {expect, test} from '../support/fixtures';

const author = 'The Holos Authors';

/** The posts, newest first. */
const posts = [
  {route: '/blog/validators-feature/', date: '2024-11-25', shown: 'November 25, 2024'},
  {route: '/blog/announcing-holos/', date: '2024-10-28', shown: 'October 28, 2024'},
  {route: '/blog/why-cue-for-configuration/', date: '2024-10-28', shown: 'October 28, 2024'},
];

const tags = ['cue', 'feature', 'holos', 'launch'];

const withSidebar = [
  '/blog/',
  '/blog/authors/',
  '/blog/tags/',
  ...tags.map((tag) => `/blog/tags/${tag}/`),
  ...posts.map(({route}) => route),
];

const hrefs = (elements: Element[]) => elements.map((element) => element.getAttribute('href') ?? '');

// All of it is in the HTML that the server sends.
test.use({javaScriptEnabled: false});

test('the sidebar lists all posts by year on every list, tag and post', async ({page}) => {
  for (const route of withSidebar) {
    await page.goto(route, {waitUntil: 'domcontentloaded'});
    const sidebar = page.getByRole('navigation', {name: 'Blog recent posts navigation'});
    // Popovers are hidden until the styles say otherwise.
    await expect(sidebar).toBeVisible();
    const groups = await sidebar.getByRole('group').evaluateAll((found) =>
      found.map((group) => ({
        year: group.querySelector('h3')?.textContent,
        posts: Array.from(group.querySelectorAll('a'), (link) => link.getAttribute('href') ?? ''),
      })),
    );
    expect(
      groups.map(({year}) => year),
      route,
    ).toEqual(['2024']);
    expect(groups[0]?.posts.sort(), route).toEqual(posts.map((post) => post.route).sort());
  }
});

test('no page of the blog tells a reading time', async ({page}) => {
  for (const route of ['/blog/archive/', ...withSidebar]) {
    await page.goto(route, {waitUntil: 'domcontentloaded'});
    expect(await page.locator('body').innerText(), route).not.toMatch(/min(ute)?s? read|reading time/i);
  }
});

test('the blog lists every post, newest first, with date and author', async ({page}) => {
  await page.goto('/blog/');
  const articles = page.locator('main article');
  await expect(articles).toHaveCount(posts.length);
  const listed = await articles.locator('header h2 a').evaluateAll(hrefs);
  expect([...listed].sort()).toEqual(posts.map(({route}) => route).sort());
  expect(listed[0]).toBe(posts[0]?.route);
  const dates = await articles
    .locator('time')
    .evaluateAll((found) => found.map((time) => (time as HTMLTimeElement).dateTime.slice(0, 10)));
  expect(dates).toEqual(posts.map(({date}) => date));
  await expect(articles.getByText(author, {exact: true})).toHaveCount(posts.length);
});

for (const {route, date, shown} of posts) {
  test(`${route} carries its date, its author and its tags, which lead to their pages`, async ({page}) => {
    await page.goto(route);
    const article = page.getByRole('article');
    await expect(article.locator('time')).toHaveAttribute('datetime', new RegExp(`^${date}T`));
    await expect(article.locator('time')).toHaveText(shown);
    await expect(article.getByText(author, {exact: true})).toBeVisible();
    const own = await article.locator('footer a[href^="/blog/tags/"]').evaluateAll(hrefs);
    expect(own.length).toBeGreaterThan(0);
    for (const tag of own) {
      expect(tags.map((name) => `/blog/tags/${name}/`)).toContain(tag);
      await page.goto(tag);
      await expect(page.locator('main article header h2').locator(`a[href="${route}"]`)).toBeVisible();
    }
  });
}

test('each tag lists exactly the posts that carry it, and the index lists each tag with their number', async ({
  page,
}) => {
  const carriers = new Map<string, string[]>();
  for (const {route} of posts) {
    await page.goto(route);
    for (const tag of await page.locator('article footer a[href^="/blog/tags/"]').evaluateAll(hrefs)) {
      carriers.set(tag, [...(carriers.get(tag) ?? []), route]);
    }
  }
  expect([...carriers.keys()].sort()).toEqual(tags.map((tag) => `/blog/tags/${tag}/`));

  await page.goto('/blog/tags/');
  const index = await page
    .locator('main a[href^="/blog/tags/"]')
    .evaluateAll((found) =>
      found.map((tag) => [
        tag.getAttribute('href'),
        Number.parseInt(tag.parentElement?.querySelector('span')?.textContent ?? ''),
      ]),
    );
  expect(index).toEqual([...carriers].sort().map(([tag, carrying]) => [tag, carrying.length]));

  for (const [tag, carrying] of carriers) {
    await page.goto(tag);
    const listed = await page.locator('main article header h2 a').evaluateAll(hrefs);
    expect(listed.sort(), tag).toEqual(carrying.sort());
  }
});

test('the archive lists every post under its year', async ({page}) => {
  await page.goto('/blog/archive/');
  await expect(page.locator('main').getByRole('heading', {level: 2})).toHaveText(/^2024/);
  const listed = await page.locator('main ul a').evaluateAll(hrefs);
  expect(listed.sort()).toEqual(posts.map(({route}) => route).sort());
});

test('the authors page names the author of all posts, with their number', async ({page}) => {
  await page.goto('/blog/authors/');
  const listed = page.locator('main li');
  await expect(listed).toHaveCount(1);
  await expect(listed.getByRole('heading', {level: 2})).toHaveText(author);
  await expect(listed.getByText(String(posts.length), {exact: true})).toBeVisible();
});

for (const [feed, entries] of [
  ['rss.xml', /<item>/g],
  ['atom.xml', /<entry>/g],
  ['feed.json', /"date_modified"/g],
] as const) {
  test(`${feed} has every post with its full text`, async ({request}) => {
    const response = await request.get(`/blog/${feed}`);
    expect(response.status()).toBe(200);
    const text = await response.text();
    expect(text.match(entries)).toHaveLength(posts.length);
    for (const {route} of posts) {
      expect(text).toContain(`https://holos.run${route}`);
    }
    // The last heading of the longest post.
    expect(text).toContain('Checks in the right place');
  });
}

test('robots may look at everything, and learn of the sitemap', async ({request}) => {
  const text = await (await request.get('/robots.txt')).text();
  expect(text).toBe('User-agent: *\nAllow: /\n\nSitemap: https://holos.run/sitemap.xml\n');
});
