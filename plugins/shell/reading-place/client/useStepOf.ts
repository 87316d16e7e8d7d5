import {useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import {usePluginData} from '@docusaurus/useGlobalData';
import {stepName, stepOf, type Sequence} from '../../../engine/steps';

/** Gives "Step 3 of 9" for the address of a page that is a step. */
export function useStepOf(): (permalink: string) => string | undefined {
  const sequence = usePluginData('reading-place') as Sequence;
  const items = useDocsSidebar()?.items ?? [];
  return (permalink) => {
    const step = stepOf(items, sequence, permalink);
    return step && stepName(step);
  };
}
