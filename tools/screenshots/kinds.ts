/** One page of each kind, and the longest. */
import {released, unreleased} from '../../config/versions';

export const kinds = {
  home: '/',
  docs: `/docs/${released.path}/`,
  tutorial: `/docs/${released.path}/tutorial/hello-holos/`,
  errors: `/docs/${unreleased.path}/tutorial/validators/`,
  topics: `/docs/${released.path}/topics/`,
  diagrams: `/docs/${released.path}/topics/architecture/`,
  comparison: `/docs/${released.path}/topics/comparison/`,
  api: `/docs/${unreleased.path}/api/core/`,
  cli: `/docs/${released.path}/api/cli/`,
  glossary: `/docs/${released.path}/glossary/`,
  support: `/docs/${released.path}/support/`,
  blog: '/blog/',
  post: '/blog/why-cue-for-configuration/',
  archive: '/blog/archive/',
  authors: '/blog/authors/',
  tags: '/blog/tags/',
  about: '/markdown-page/',
  search: '/search/?q=render',
  missing: `/docs/${released.path}/tutorials/hello/`,
};
