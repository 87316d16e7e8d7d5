import {withoutBase} from '../../lib/addresses';
import {base} from '../base';

/** What a result of the search is, in a word for readers. */
export type Kind = 'Page' | 'Post' | 'Section' | 'Type' | 'Field' | 'Command' | 'Flag' | 'Term' | 'Error';

/** The page or part of a page at an address; its heading tells what kind of part it is. */
export function kindOf(url: string, title: string): Kind {
  const [whole = '', anchor] = url.split('#');
  const path = withoutBase(base, whole) ?? whole;
  if (!anchor) {
    return path.startsWith('/blog/') ? 'Post' : 'Page';
  }
  switch (path.replace(/^\/docs\/[^/]+\//, '')) {
    case 'glossary/':
      return 'Term';
    case 'api/author/':
    case 'api/core/':
      // The anchor of a type is its name, that of a field has a dot; those of other headings are small.
      return anchor.includes('.') ? 'Field' : anchor === title && /^[A-Z]/.test(title) ? 'Type' : 'Section';
    case 'api/cli/':
      return anchor.includes('--') ? 'Flag' : /^holos\b/.test(title) ? 'Command' : 'Section';
    case 'support/':
      // Messages of the tools begin with a small letter, headings of this site with a capital one.
      return /^\p{Ll}/u.test(title) ? 'Error' : 'Section';
    default:
      return 'Section';
  }
}
