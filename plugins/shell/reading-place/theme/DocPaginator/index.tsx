// Change: wraps the original. A link to a step of a sequence says which one it is.
import type {ComponentProps, ReactNode} from 'react';
import Original from '@theme-init/DocPaginator';
import {useStepOf} from '../../client/useStepOf';

type Props = ComponentProps<typeof Original>;

export default function DocPaginator({previous, next}: Props): ReactNode {
  const stepOf = useStepOf();
  const numbered = (page: Props['next']) => {
    const step = page && stepOf(page.permalink);
    return step ? {...page, title: `${step}: ${page.title}`} : page;
  };
  return <Original previous={numbered(previous)} next={numbered(next)} />;
}
