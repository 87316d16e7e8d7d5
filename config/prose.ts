/** Words that add nothing, or that blame readers. plugins/writing/content-rules/prose.ts finds them; STYLE.md says the rest. */
import type {Phrase} from '../plugins/writing/content-rules/prose';

export const phrases: readonly Phrase[] = [
  {
    words: [
      ...['simply', 'just', 'easy', 'easily', 'easier', 'obviously', 'please', 'seamless', 'seamlessly'],
      ...['leverage', 'leverages', 'leveraging', 'robust', 'robustly'],
    ],
    place: 'text',
    message: 'blames readers who are stuck, or adds nothing',
    remedy: 'remove it, or say what the reader does',
  },
  {
    words: [
      ...['', 'here', 'click here', 'this', 'this page', 'that page', 'page', 'link', 'this link', 'docs'],
      ...['more', 'read more', 'see more', 'learn more'],
    ],
    place: 'link',
    message: "doesn't say where the link leads",
    remedy: 'name the page or what it explains',
  },
];
