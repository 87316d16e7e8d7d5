// Change: wraps the original. A link to a step of the sequence ends with its number.
import type {ComponentProps, ReactNode} from 'react';
import {useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import {usePluginData} from '@docusaurus/useGlobalData';
import Original from '@theme-init/DocPaginator';
import {stepName, stepOf, type Sequence} from '../../../../engine/steps';

type Props = ComponentProps<typeof Original>;

export default function DocPaginator({previous, next}: Props): ReactNode {
  const sequence = usePluginData('reading-place') as Sequence;
  const items = useDocsSidebar()?.items ?? [];
  const numbered = (page: Props['next']) => {
    const step = page && stepOf(items, sequence, page.permalink);
    return step ? {...page, title: `${page.title} · ${stepName(step)}`} : page;
  };
  return <Original previous={numbered(previous)} next={numbered(next)} />;
}
