// Change: ejected. One row of tags, because the original has a heading and a line for each first letter.
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {Props} from '@theme/TagsListByLetter';

export default function TagsListByLetter({tags}: Props): ReactNode {
  const sorted = [...tags].sort((a, b) => a.label.localeCompare(b.label));
  return (
    <ul className="clean-list tag-row" aria-label="Tags">
      {sorted.map((tag) => (
        <li key={tag.permalink}>
          <Link to={tag.permalink} title={tag.description}>
            {tag.label} {tag.count > 0 && <span>{tag.count}</span>}
          </Link>
        </li>
      ))}
    </ul>
  );
}
