import type {ReactNode} from 'react';
import styles from './styles.module.css';

const shownAs = (className: string | undefined) =>
  function List({children}: {children: ReactNode}): ReactNode {
    return <div className={className}>{children}</div>;
  };

/** Shows a Markdown list as cards. Each item is a link and, after a line break, a description of its page. */
export const Cards = shownAs(styles.cards);

/** Shows a nested Markdown list as a tree of files. Each item is a path in code, with a final slash for a directory, and its purpose. */
export const FileTree = shownAs(styles.tree);

/** Shows a numbered list as steps. */
export const Steps = shownAs(styles.steps);
