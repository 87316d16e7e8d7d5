// Change: ejected. Each tag says what it is about and how much there is; the original sorts a handful of tags
// under the letters of the alphabet.
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {Props} from '@theme/TagsListByLetter';
import Cards from '@site/src/components/Cards';
import styles from './styles.module.css';

export default function TagsListByLetter({tags}: Props): ReactNode {
  // Only the blog has tags.
  const sorted = [...tags].sort((a, b) => a.label.localeCompare(b.label, 'en'));
  return (
    <Cards>
      <ul>
        {sorted.map(({label, permalink, description, count}) => (
          <li key={permalink}>
            <Link to={permalink}>{label}</Link>
            {description} <span className={styles.count}>{count === 1 ? '1 post' : `${count} posts`}</span>
          </li>
        ))}
      </ul>
    </Cards>
  );
}
