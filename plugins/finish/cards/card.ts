import {unreleased} from '../../../config/versions';
import {longDay} from '../../../lib/dates';
import {BLOG} from '../../../lib/sections';
import type {Article} from '../../articles';

/** What a card says. */
export interface Card {
  title: string;
  /** The part of the site that the page belongs to. */
  section: string;
  description: string;
  /** Version of the docs, or the day of a post. */
  edition: string;
  isUnreleased: boolean;
}

const parts: Record<string, string> = {tutorial: 'Tutorial', topics: 'Topics', api: 'API reference'};

/** What the card of a page says of it. */
export function cardFor({id, section, title, description, day}: Article): Card {
  if (section === BLOG) {
    const edition = longDay(new Date(day ?? 0));
    return {title, section: 'Blog', description, edition, isUnreleased: false};
  }
  const isUnreleased = section === unreleased.path;
  const [folder = '', ...below] = id.split('/');
  const part = below.length > 0 ? parts[folder] : undefined;
  return {
    title,
    section: part && part !== title ? `Docs · ${part}` : 'Docs',
    description,
    edition: isUnreleased ? `${section} · unreleased` : section,
    isUnreleased,
  };
}
