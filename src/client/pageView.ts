/**
 * Client module: a page view is reported with the title of its page. The framework (3.6.1) reports it in the next task, and the
 * head of the page, whose title the service reads, is written before the next frame, which may be later.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

if (ExecutionEnvironment.canUseDOM) {
  // Missing where analytics is off.
  const service = window as {gtag?: (...values: unknown[]) => void};
  const {gtag} = service;
  if (gtag) {
    service.gtag = (...values) => void requestAnimationFrame(() => gtag(...values));
  }
}
