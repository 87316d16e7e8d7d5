import {useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import {usePluginData} from '@docusaurus/useGlobalData';
import {stepName, stepOf} from '../../../engine/steps';
import type {Options} from '..';

/** Gives "Step 3 of 9" for the address of a page that is a step. */
export function useStepOf(): (permalink: string) => string | undefined {
  const sequence = usePluginData('reading-place') as Options;
  const items = useDocsSidebar()?.items ?? [];
  return (permalink) => {
    const step = stepOf(items, sequence, permalink);
    return step && stepName(step);
  };
}
