import {useEffect, useRef, useState, type ComponentProps, type ReactNode} from 'react';

/** A table of a page. One that is wider than its place scrolls, and then takes the focus, so that the arrow keys scroll it. */
export default function ScrollableTable(props: ComponentProps<'table'>): ReactNode {
  const table = useRef<HTMLTableElement>(null);
  const [scrolls, setScrolls] = useState(false);

  useEffect(() => {
    const element = table.current;
    if (!element) {
      return undefined;
    }
    const observer = new ResizeObserver(() => setScrolls(element.scrollWidth > element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return <table ref={table} {...(scrolls && {tabIndex: 0})} {...props} />;
}
