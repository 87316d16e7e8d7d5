import {docsEntry} from './site';
import {released} from './versions';

const docs = `/docs/${released.path}`;

/** The pages that answer most questions, for readers at an address that has no page. */
export const places = [
  {to: `${docs}/`, label: 'Documentation', text: 'find the page for your question'},
  {
    to: `${docs}/${docsEntry}/`,
    label: 'Tutorial overview',
    text: 'learn what Holos does and build a platform',
  },
  {to: `${docs}/api/`, label: 'API reference', text: 'look up types, fields, commands, and flags'},
  {to: `${docs}/glossary/`, label: 'Glossary', text: 'look up a term'},
  {to: `${docs}/support/`, label: 'Troubleshooting', text: 'find the cause of an error message and fix it'},
  {to: '/blog/', label: 'Blog', text: 'news and engineering notes'},
];
