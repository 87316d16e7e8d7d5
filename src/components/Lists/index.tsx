import type {ReactNode} from 'react';
import cards from './cards.module.css';
import steps from './steps.module.css';
import tree from './tree.module.css';

const shownAs = (className: string | undefined) =>
  function List({children}: {children: ReactNode}): ReactNode {
    return <div className={className}>{children}</div>;
  };

/** Shows a Markdown list as cards. Each item is a link and, after a line break, a description of its page. */
export const Cards = shownAs(cards.cards);

/** Shows a nested Markdown list as a tree of files. Each item is a path in code, with a final slash for a directory, and its purpose. */
export const FileTree = shownAs(tree.tree);

/** Shows a numbered list as steps. */
export const Steps = shownAs(steps.steps);
