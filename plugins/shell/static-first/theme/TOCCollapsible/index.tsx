// Change: replaces the original, which needs React to unfold.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {HtmlClassNameProvider} from '@docusaurus/theme-common';
import TOCItems from '@theme/TOCItems';
import type {Props} from '@theme/TOCCollapsible';
import {Name} from '../../../../engine/names';

export default function TOCCollapsible({toc, className, minHeadingLevel, maxHeadingLevel}: Props): ReactNode {
  return (
    <HtmlClassNameProvider className={Name.HasContents}>
      <details className={clsx(Name.Fold, Name.Contents, className)}>
        <summary>
          <span>On this page</span>
        </summary>
        <div>
          <TOCItems toc={toc} minHeadingLevel={minHeadingLevel} maxHeadingLevel={maxHeadingLevel} />
        </div>
      </details>
    </HtmlClassNameProvider>
  );
}
