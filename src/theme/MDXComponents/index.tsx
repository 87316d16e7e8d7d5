// Change: wraps the original. Adds the components that pages use without an import.
import Original from '@theme-original/MDXComponents';
import {LinkList, Steps} from '@site/src/components/Lists';
import VersionList from '@site/src/components/VersionList';
import VersionStatus from '@site/src/components/VersionStatus';

export default {...Original, LinkList, Steps, VersionList, VersionStatus};
