import type {ComponentProps, ReactNode} from 'react';
import clsx from 'clsx';
import {SCROLLER} from '@site/lib/earlyNames';
import styles from './styles.module.css';

/** Tells plugins/early/controls/scroll.ts of a table that came after it. */
function announce(element: HTMLElement | null): void {
  element?.dispatchEvent(new Event(SCROLLER));
}

/** A table of a page. One that is wider than its place scrolls, fades at its edges, and takes the focus then. */
export default function ScrollableTable(props: ComponentProps<'table'>): ReactNode {
  return (
    <div ref={announce} className={clsx(SCROLLER, styles.scroller)}>
      <table {...props} />
    </div>
  );
}
