import {docsEntry} from './site';

export interface Place {
  to: string;
  label: string;
  text: string;
}

/** The pages of a version of the docs that most questions lead to, the page of all pages first. */
export function placesOf(version: string): readonly [home: Place, ...pages: Place[]] {
  const docs = `/docs/${version}`;
  return [
    {to: `${docs}/`, label: 'Documentation', text: 'which page answers which question'},
    {to: `${docs}/${docsEntry}/`, label: 'Tutorial overview', text: 'what Holos is, and a first platform'},
    {to: `${docs}/api/`, label: 'API reference', text: 'every type, field, command and flag'},
    {to: `${docs}/glossary/`, label: 'Glossary', text: 'what each term means'},
    {to: `${docs}/support/`, label: 'Troubleshooting', text: 'error messages with cause and fix'},
  ];
}

export const blog: Place = {to: '/blog/', label: 'Blog', text: 'news and engineering notes'};
