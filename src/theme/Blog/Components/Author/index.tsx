// Change: wraps the original. The list of authors, the one place that gives a count, also says who they are.
import type {ReactNode} from 'react';
import Original from '@theme-original/Blog/Components/Author';
import type {Props} from '@theme/Blog/Components/Author';

export default function Author(props: Props): ReactNode {
  const {author, count} = props;
  return (
    <>
      <Original {...props} />
      {count !== undefined && author.description && <p>{author.description}</p>}
    </>
  );
}
