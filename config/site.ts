/** Facts about the site that more than one place needs. RELEASING.md and HOSTING.md say where pages and other files repeat them. */
export const site = {
  title: 'Holos',
  tagline: 'Render Kubernetes configuration from CUE, Helm and Kustomize',
  /** The title of the home page, and of the card that previews of links show. */
  headline: 'See what a change does to every cluster before you merge it',
  /** Public address, without a trailing slash. */
  url: 'https://holos.run',
  baseUrl: '/',
  authors: 'The Holos Authors',
  copyrightYear: 2025,
  /** The release of the tool that the docs describe, and its day. */
  release: {version: '0.106.0', day: '2025-11-24'},
  /** Property of the analytics service that page views go to, or `off`. */
  analyticsId: 'G-M00QMB1N05',
} as const;

/** Source repository and community, both outside this site. */
export const links = {
  repository: 'https://github.com/holos-run/holos',
  discord: 'https://discord.gg/JgDVbNpye7',
  /** The address for editing a file, without the file's path in this folder. */
  edit: 'https://github.com/holos-run/holos/edit/main/doc/website/',
} as const;

export const searchPage = '/search/';

/** The document behind the navbar's Docs item and `/docs/`, in each version. */
export const docsEntry = 'tutorial/overview';

/** The pages that answer most questions, in the docs below this address. */
export const placesIn = (docs: string) => [
  {to: `${docs}/`, label: 'Documentation', text: 'Find the page for your question'},
  {to: `${docs}/${docsEntry}/`, label: 'Tutorial', text: 'Learn what Holos does and build a platform'},
  {to: `${docs}/api/`, label: 'API reference', text: 'Look up types, commands, and flags'},
  {to: `${docs}/glossary/`, label: 'Glossary', text: 'Look up a term'},
  {to: `${docs}/support/`, label: 'Troubleshooting', text: 'Find and fix an error'},
  {to: '/blog/', label: 'Blog', text: 'News and engineering notes'},
];

/** Section of the posts. In the docs, a version's path is its section. */
export const BLOG = 'blog';
