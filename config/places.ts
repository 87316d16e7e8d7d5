import {docsEntry} from './site';

export interface Place {
  to: string;
  label: string;
  text: string;
}

/** The pages that answer most questions about a version of the docs, starting with the list of all pages. */
export function placesOf(version: string): readonly [home: Place, ...pages: Place[]] {
  const docs = `/docs/${version}`;
  return [
    {to: `${docs}/`, label: 'Documentation', text: 'find the page for your question'},
    {
      to: `${docs}/${docsEntry}/`,
      label: 'Tutorial overview',
      text: 'learn what Holos does and build a platform',
    },
    {to: `${docs}/api/`, label: 'API reference', text: 'look up types, fields, commands, and flags'},
    {to: `${docs}/glossary/`, label: 'Glossary', text: 'look up a term'},
    {to: `${docs}/support/`, label: 'Troubleshooting', text: 'find the cause of an error message and fix it'},
  ];
}

export const blog: Place = {to: '/blog/', label: 'Blog', text: 'news and engineering notes'};
