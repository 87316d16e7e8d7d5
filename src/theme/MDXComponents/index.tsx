// Change: wraps the original. What pages may use without an import.
import Original from '@theme-original/MDXComponents';
import Cards from '@site/src/components/Cards';
import FileTree from '@site/src/components/FileTree';
import Steps from '@site/src/components/Steps';
import VersionList from '@site/src/components/VersionList';
import VersionStatus from '@site/src/components/VersionStatus';

export default {...Original, Cards, FileTree, Steps, VersionList, VersionStatus};
