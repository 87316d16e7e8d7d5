import {createElement, type ComponentProps} from 'react';
import {createRoot} from 'react-dom/client';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Loading from '@theme/Loading';
import {on} from '../../engine/dom';

/**
 * Client module: shows an error if a chunk of the first page can't be loaded. The framework (3.6.1) then silently doesn't
 * start: the text stays readable, but the controls don't work. If a chunk fails later, during navigation, the framework
 * itself loads the new page from the server.
 */
function reportBootFailure({reason}: PromiseRejectionEvent): void {
  const hasStarted = (window as {docusaurusRoot?: object}).docusaurusRoot !== undefined;
  if (hasStarted || !(reason instanceof Error) || reason.name !== 'ChunkLoadError') {
    return;
  }
  window.removeEventListener('unhandledrejection', reportBootFailure);
  // Above the page, which stays as the server sent it.
  const container = document.createElement('div');
  document.body.prepend(container);
  const retry = () => window.location.reload();
  const failure = {error: reason, retry} as ComponentProps<typeof Loading>;
  createRoot(container).render(createElement(Loading, failure));
}

/** Whether the reader has left for another document. If there is a next press, it was a download. */
let isLeaving = false;

/**
 * Firefox and WebKit report what was loading as failed when a reader leaves. The framework (3.6.1) would load this page again instead of
 * the one that the reader chose last. If Back shows the page as it was left, it lacks the file, so it is loaded then.
 */
function dropFailure(event: Event): void {
  if (isLeaving && event.target instanceof Element) {
    event.stopPropagation();
    window.addEventListener('pageshow', () => window.location.reload());
  }
}

if (ExecutionEnvironment.canUseDOM) {
  window.addEventListener('unhandledrejection', reportBootFailure);
  window.addEventListener('error', dropFailure, true);
  const leave = ({type}: Event) => {
    isLeaving = type !== 'click';
  };
  window.addEventListener('beforeunload', leave);
  on('click', leave);
}
