/** Words and phrases to avoid: the rules of the style guide that a regular expression can check. */
import type {ContentPage} from '../../../engine/content';

/** One rule for writers. A page that matches gets `"the match": message`. */
export interface Pattern {
  pattern: RegExp;
  message: string;
  remedy: string;
  /** Whether the text of each link is searched, instead of each paragraph, heading, cell, title and description. */
  isOfLinks?: boolean;
  /** The kinds of pages to check; all by default. */
  kinds?: readonly ContentPage['kind'][];
}

export const patterns: readonly Pattern[] = [
  {
    pattern:
      /\b(?:simply|just|easy|easily|easier|obviously|please|seamless(?:ly)?|leverag(?:e|es|ing)|robust(?:ly)?)\b/i,
    message: 'blames readers who are stuck, or adds nothing',
    remedy: 'remove it, or say what the reader does',
  },
  {
    pattern:
      /^(?:click )?(?:here|this|this page|that page|link|this link|page|more|read more|see more|learn more|docs|)\.?$/i,
    message: "doesn't say where the link leads",
    remedy: 'name the page or what it explains',
    isOfLinks: true,
  },
];
