import type {ThemeConfig} from '@docusaurus/preset-classic';
import {unreleased} from './versions';

/** The bar above every page, until its reader closes it. A new id shows it again to readers who closed the former one. */
export const announcementBar = (at: (path: string) => string) =>
  ({
    id: `${unreleased.label}-preview`,
    content: `<a href="${at(`/docs/${unreleased.path}/`)}">Preview the next API version, ${unreleased.label}</a>`,
    isCloseable: true,
  }) satisfies ThemeConfig['announcementBar'];
