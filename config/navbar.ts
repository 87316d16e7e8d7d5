import type {ThemeConfig} from '@docusaurus/preset-classic';
import {docsEntry, links, site} from './site';

export const navbar = {
  title: site.title,
  hideOnScroll: false,
  items: [
    {type: 'doc', docId: docsEntry, label: 'Docs', position: 'left'},
    {to: '/blog/', label: 'Blog', position: 'left'},
    {href: links.repository, label: 'GitHub', position: 'right'},
    {href: links.discord, label: 'Discord', position: 'right'},
    {type: 'docsVersionDropdown', position: 'right'},
    // The specification asks for the language switcher, although only English exists.
    {type: 'localeDropdown', position: 'right'},
  ],
} satisfies ThemeConfig['navbar'];
