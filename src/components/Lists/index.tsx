import type {ReactNode} from 'react';
import styles from './styles.module.css';

const shownAs = (className: string | undefined) =>
  function List({children}: {children: ReactNode}): ReactNode {
    return <div className={className}>{children}</div>;
  };

/** Shows a Markdown list of links in columns. Each item is a link and, after a line break, a description of its page. */
export const LinkList = shownAs(styles.links);

/** Shows a numbered list as steps. */
export const Steps = shownAs(styles.steps);
