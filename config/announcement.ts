import type {ThemeConfig} from '@docusaurus/preset-classic';
import {unreleased} from './versions';

/** The bar above every page, until the reader closes it. After a change of the id, readers who closed the bar see it again. */
export const announcementBar: (at: (path: string) => string) => ThemeConfig['announcementBar'] = (at) => ({
  id: `${unreleased.label}-preview`,
  content: `<a href="${at(`/docs/${unreleased.path}/`)}">Preview the next API version, ${unreleased.label}</a>`,
  // The specification wants it so, and tests ask for it.
  isCloseable: true,
});
