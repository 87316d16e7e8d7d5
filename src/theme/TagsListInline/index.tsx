// Change: ejected. The same markup as TagsListByLetter; the original has the word "Tags:" and styles of its own.
import type {ReactNode} from 'react';
import type {Props} from '@theme/TagsListInline';
import TagsListByLetter from '@theme/TagsListByLetter';

export default function TagsListInline({tags}: Props): ReactNode {
  return <TagsListByLetter tags={tags.map((tag) => ({...tag, count: 0}))} />;
}
