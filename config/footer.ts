import type {ThemeConfig} from '@docusaurus/preset-classic';
import {links, site} from './site';
import {released} from './versions';

const docs = `/docs/${released.path}`;

export const footer = {
  style: 'light',
  links: [
    {
      title: 'Learn',
      items: [
        {label: 'Documentation', to: `${docs}/`},
        {label: 'Topics', to: `${docs}/topics/`},
        {label: 'API reference', to: `${docs}/api/`},
        {label: 'Glossary', to: `${docs}/glossary/`},
      ],
    },
    {
      title: 'Get help',
      items: [
        {label: 'Support and troubleshooting', to: `${docs}/support/`},
        {label: 'Discord', href: links.discord},
        {label: 'Issues on GitHub', href: `${links.repository}/issues`},
      ],
    },
    {
      title: 'More',
      items: [
        {label: 'Blog', to: '/blog/'},
        {label: 'About this site', to: '/markdown-page/'},
        {label: 'Accessibility', to: '/accessibility/'},
        {label: 'Source on GitHub', href: links.repository},
      ],
    },
  ],
  copyright: `Copyright © ${site.copyrightYear} ${site.authors}.`,
} satisfies ThemeConfig['footer'];
