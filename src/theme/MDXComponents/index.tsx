// Change: wraps the original. Adds the components that pages use without an import.
import Original from '@theme-original/MDXComponents';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import Cards from '@site/src/components/Cards';
import FileTree from '@site/src/components/FileTree';
import Steps from '@site/src/components/Steps';
import VersionList from '@site/src/components/VersionList';
import VersionStatus from '@site/src/components/VersionStatus';

export default {...Original, Cards, FileTree, Steps, TabItem, Tabs, VersionList, VersionStatus};
