// Change: wraps the original. A link to a step of the tutorial ends with its number.
import type {ComponentProps, ReactNode} from 'react';
import Original from '@theme-original/DocPaginator';
import {useSteps} from '@site/src/components/PageEyebrow/steps';

type Props = ComponentProps<typeof Original>;

export default function DocPaginator({previous, next}: Props): ReactNode {
  const stepOf = useSteps();
  const numbered = (page: Props['next']) => {
    const step = page && stepOf(page.permalink);
    return step ? {...page, title: `${page.title} · ${step.name}`} : page;
  };
  return <Original previous={numbered(previous)} next={numbered(next)} />;
}
