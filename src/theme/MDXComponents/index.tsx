// Change: wraps the original. What pages may use without an import, and tables that scroll by keyboard.
import Original from '@theme-original/MDXComponents';
import Cards from '@site/src/components/Cards';
import FileTree from '@site/src/components/FileTree';
import ScrollableTable from '@site/src/components/ScrollableTable';
import Steps from '@site/src/components/Steps';

export default {...Original, table: ScrollableTable, Cards, FileTree, Steps};
