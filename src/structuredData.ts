/** What the site tells search engines of its pages, in the words of https://schema.org. */
import {links, site} from '@site/config/site';
import {withSlash} from '@site/lib/addresses';

/** An object of schema.org; `@type` says which. */
export interface Thing {
  '@type': string;
  [property: string]: unknown;
}

/** What is known of an article. */
export interface ArticleFacts {
  title: string;
  description: string;
  /** Path of the page; the final slash may be missing, as in the framework's metadata. */
  permalink: string;
  /** Path of the picture for link previews. */
  image?: string;
  /** The authors of a post; a page of the docs has those of the site. */
  authors?: readonly {name?: string; url?: string}[];
  published?: Date;
  modified?: Date;
}

/** The whole address of a page, as its canonical link spells it. */
export const addressOf = (permalink: string): string => site.url + withSlash(permalink);

const authors: Thing = {
  '@type': 'Organization',
  name: site.authors,
  url: links.organization,
  logo: `${site.url}/img/icon-512.png`,
};

/** The author of a post: the site's own, or a person. */
const authorOf = ({name, url}: {name?: string; url?: string}): Thing =>
  name === site.authors ? authors : {'@type': 'Person', name, ...(url && {url})};

/** By this the pages name the website, which the home page describes. */
const websiteId = `${site.url}/#website`;

export const website: Thing = {
  '@type': 'WebSite',
  '@id': websiteId,
  name: site.title,
  description: site.tagline,
  url: `${site.url}/`,
  inLanguage: 'en',
  publisher: authors,
  potentialAction: {
    '@type': 'SearchAction',
    target: {'@type': 'EntryPoint', urlTemplate: `${site.url}/search/?q={query}`},
    'query-input': 'required name=query',
  },
};

/** @param version of the tool that the docs describe */
export function software(version: string): Thing {
  return {
    '@type': 'SoftwareApplication',
    name: site.title,
    description: site.tagline,
    url: `${site.url}/`,
    image: `${site.url}/img/social-card.png`,
    applicationCategory: 'DeveloperApplication',
    operatingSystem: 'Linux, macOS, Windows',
    softwareVersion: version,
    downloadUrl: `${links.repository}/releases`,
    license: 'https://www.apache.org/licenses/LICENSE-2.0',
    isAccessibleForFree: true,
    offers: {'@type': 'Offer', price: '0', priceCurrency: 'USD'},
    author: authors,
  };
}

/** @param type `TechArticle` for a page of the docs, `BlogPosting` for a post */
export function article(type: 'TechArticle' | 'BlogPosting', facts: ArticleFacts): Thing {
  const url = addressOf(facts.permalink);
  return {
    '@type': type,
    '@id': url,
    mainEntityOfPage: url,
    url,
    headline: facts.title,
    description: facts.description,
    ...(facts.image && {image: `${site.url}${facts.image}`}),
    ...(facts.published && {datePublished: facts.published.toISOString()}),
    ...(facts.modified && {dateModified: facts.modified.toISOString()}),
    inLanguage: 'en',
    author: facts.authors ? facts.authors.map(authorOf) : authors,
    publisher: authors,
    isPartOf: {'@id': websiteId},
  };
}

/** The blog with its posts. */
export function blog(facts: {title: string; description: string; posts: readonly ArticleFacts[]}): Thing {
  const url = addressOf('/blog/');
  return {
    '@type': 'Blog',
    '@id': url,
    url,
    name: facts.title,
    description: facts.description,
    inLanguage: 'en',
    publisher: authors,
    blogPost: facts.posts.map((post) => article('BlogPosting', post)),
  };
}
