import type {ThemeConfig} from '@docusaurus/preset-classic';
import {unreleased} from './versions';

/** The bar above every page, until its reader closes it. A new id shows it again to readers who closed the former one. */
export const announcementBar = {
  id: `${unreleased.label}-preview`,
  content:
    `The next API version, ${unreleased.label}, is documented ahead of its release: ` +
    `<a href="/docs/${unreleased.path}/">preview ${unreleased.label}</a>.`,
  isCloseable: true,
} satisfies ThemeConfig['announcementBar'];
