// Change: wraps the original. Adds the components that pages use without an import, and a fold that the browser opens before and without
// React, where the original needs it.
import type {ComponentProps, ReactNode} from 'react';
import Original from '@theme-original/MDXComponents';
import {LinkList, Steps} from '@site/src/components/Lists';
import VersionList from '@site/src/components/VersionList';
import VersionStatus from '@site/src/components/VersionStatus';
import {Name} from '@site/plugins/engine/names';

const Details = (props: ComponentProps<'details'>): ReactNode => <details className={Name.Fold} {...props} />;

export default {...Original, Details, LinkList, Steps, VersionList, VersionStatus};
