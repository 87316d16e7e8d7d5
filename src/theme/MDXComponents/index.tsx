// Change: wraps the original. What pages may use without an import, and tables that scroll by keyboard.
import Original from '@theme-original/MDXComponents';
import ScrollableTable from '@site/src/components/ScrollableTable';

export default {...Original, table: ScrollableTable};
