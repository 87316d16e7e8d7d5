// Change: wraps the original. After the way up, a step of a sequence says which one it is.
import type {ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import Original from '@theme-init/DocBreadcrumbs';
import {useStepOf} from '../../client/useStepOf';

export default function DocBreadcrumbs(): ReactNode {
  const step = useStepOf()(useLocation().pathname);
  return (
    <>
      <Original />
      {step && <p className="reading-step">{step}</p>}
    </>
  );
}
