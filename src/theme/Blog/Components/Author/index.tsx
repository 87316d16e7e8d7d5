// Change: ejected. The list of authors, which alone shows authors at length, says who they are and how much they
// wrote; the original leaves the first to a page of its own, and shows a bare number.
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {Props} from '@theme/Blog/Components/Author';
import Heading from '@theme/Heading';
import styles from './styles.module.css';

export default function Author({as = 'h2', author, count}: Props): ReactNode {
  const {name, title, url, imageURL, description} = author;
  return (
    <div className={styles.author}>
      {imageURL && <img src={imageURL} alt="" width={56} height={56} />}
      <div>
        <Heading as={as}>{url ? <Link to={url}>{name}</Link> : name}</Heading>
        <p className={styles.role}>
          {title}
          {count !== undefined && `, ${count === 1 ? '1 post' : `${count} posts`}`}
        </p>
        {description && <p>{description}</p>}
      </div>
    </div>
  );
}
