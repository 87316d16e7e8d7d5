// Change: wraps the original. What pages may use without an import.
import Original from '@theme-original/MDXComponents';
import Cards from '@site/src/components/Cards';
import FileTree from '@site/src/components/FileTree';
import Steps from '@site/src/components/Steps';

export default {...Original, Cards, FileTree, Steps};
