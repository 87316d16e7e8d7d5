/** The files of the blog's tags and authors, and the posts that name them. */
import {BLOG} from '../../lib/sections';
import {instead, reporter, type Finding, type Report} from './finding';
import type {Site} from './site';
import {lineOfKey, readYamlFile, type Fields} from './yaml';

/** What the blog's two files declare. */
export interface BlogLists {
  tags: string[];
  authors: string[];
  /** Addresses of the lists that the framework makes of them. */
  addresses: string[];
}

const files = {
  tags: {
    file: `${BLOG}/tags.yml`,
    keys: ['label', 'permalink', 'description'],
    texts: ['label', 'permalink', 'description'],
    needs: ['label'],
  },
  authors: {
    file: `${BLOG}/authors.yml`,
    keys: ['name', 'title', 'url', 'image_url', 'imageURL', 'email', 'page', 'socials', 'description'],
    texts: ['name', 'title', 'url', 'image_url', 'imageURL', 'email', 'description'],
    needs: ['name'],
  },
} as const;

type ListName = keyof typeof files;

/** Reads one of the files, and reports what is wrong with its entries. */
function readList(site: Site, name: ListName, report: Report): Fields | undefined {
  const {file, keys, texts, needs} = files[name];
  const source = site.read(file);
  if (source === undefined) {
    return {};
  }
  const entries = readYamlFile(source, report);
  for (const [entry, fields] of Object.entries(entries ?? {})) {
    const line = (key?: string) => lineOfKey(source, entry, ...(key === undefined ? [] : [key]));
    if (typeof fields !== 'object' || fields === null || Array.isArray(fields)) {
      report(
        line(),
        `${entry} needs indented lines below it: ${needs.join(', ')} and what else is known of it`,
      );
      continue;
    }
    for (const [key, value] of Object.entries(fields)) {
      if (!(keys as readonly string[]).includes(key)) {
        report(line(key), `${key} is not known; ${instead(key, keys)}`);
      } else if ((texts as readonly string[]).includes(key) && typeof value !== 'string') {
        report(line(key), `${key} needs a text; one that looks like a number stands in quotes`);
      }
    }
    for (const key of needs.filter((need) => !(need in fields))) {
      report(line(), `${entry} lacks ${key}`);
    }
  }
  return entries;
}

/** The names in a field of front matter: one, or a list of them. */
function namesIn(value: unknown): unknown[] {
  return value === undefined || value === null ? [] : [value].flat();
}

/** Reads the blog's files, and checks them and the tags and authors of all pages. */
export function checkBlog(site: Site): {lists: BlogLists; findings: Finding[]} {
  const findings: Finding[] = [];
  const entries = Object.fromEntries(
    (Object.keys(files) as ListName[]).map((name) => {
      const {found, report} = reporter(files[name].file);
      const list = readList(site, name, report);
      findings.push(...found);
      return [name, list];
    }),
  ) as Record<ListName, Fields | undefined>;

  for (const {page, head, source} of site.facts) {
    const {found, report} = reporter(page.source);
    for (const name of ['tags', 'authors'] as const) {
      const known = page.section === BLOG ? entries[name] : {};
      for (const each of known ? namesIn(head[name]) : []) {
        const line = lineOfKey(source, name);
        if (typeof each !== 'string') {
          report(line, `${name} are names that ${files[name].file} declares, as in ${name}: [name]`);
        } else if (page.section !== BLOG) {
          report(line, `front matter: only posts have ${name}; leave them out`);
        } else if (!(each in (known ?? {}))) {
          const names = Object.keys(known ?? {});
          report(
            line,
            `${files[name].file} declares no ${name.slice(0, -1)} ${each}; ${instead(each, names)}`,
          );
        }
      }
    }
    findings.push(...found);
  }
  const tags = Object.entries(entries.tags ?? {}).map(([name, tag]) => {
    const {permalink = name} = (tag ?? {}) as {permalink?: unknown};
    return `/blog/tags/${String(permalink).replace(/^\/|\/$/g, '')}/`;
  });
  return {
    findings,
    lists: {
      tags: Object.keys(entries.tags ?? {}),
      authors: Object.keys(entries.authors ?? {}),
      addresses: ['/blog/', '/blog/archive/', '/blog/authors/', '/blog/tags/', ...tags],
    },
  };
}
