/**
 * Client module: reports each page view with the page's own title. The framework (3.6.1) reports the view in the next task, but
 * the title, which the service reads from the head, may change later, right before the next frame.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

if (ExecutionEnvironment.canUseDOM) {
  // Missing if analytics is off.
  const service = window as {gtag?: (...values: unknown[]) => void};
  const {gtag} = service;
  if (gtag) {
    service.gtag = (...values) => void requestAnimationFrame(() => gtag(...values));
  }
}
