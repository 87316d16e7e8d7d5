import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {showFailure} from '@site/src/components/LoadFailure/show';

/**
 * Client module: says so when a chunk of the very first page cannot be loaded. The framework (3.6.1) then
 * never starts, silently: the text stays readable, but no control answers. A chunk that fails later, on
 * navigation, is the framework's own case, which it answers by loading the new page from the server.
 */
function reportBootFailure({reason}: PromiseRejectionEvent): void {
  const hasStarted = (window as {docusaurusRoot?: object}).docusaurusRoot !== undefined;
  if (hasStarted || !(reason instanceof Error) || reason.name !== 'ChunkLoadError') {
    return;
  }
  window.removeEventListener('unhandledrejection', reportBootFailure);
  showFailure(reason);
}

if (ExecutionEnvironment.canUseDOM) {
  window.addEventListener('unhandledrejection', reportBootFailure);
}
