/**
 * Client module: says if a chunk of the first page can't be loaded. The framework (3.6.1) then silently doesn't start: the text stays
 * readable, but the controls don't work. If a chunk fails later, the framework itself loads the new page from the server.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {all, on} from '../../../engine/dom';
import {Name} from '../../../engine/names';

function report({reason}: PromiseRejectionEvent): void {
  if ('docusaurusRoot' in window || !(reason instanceof Error) || reason.name !== 'ChunkLoadError') {
    return;
  }
  window.removeEventListener('unhandledrejection', report);
  const box = Object.assign(document.createElement('div'), {className: Name.LoadError, role: 'alert'});
  box.innerHTML = '<p></p><button type="button">Retry</button>';
  box.firstElementChild?.append(String(reason));
  box.lastElementChild?.addEventListener('click', (event) => {
    event.preventDefault();
    const form = box.closest('dialog')?.querySelector('form');
    if (form) {
      // Leads to the search page with what the reader has typed.
      form.requestSubmit();
    } else if (navigator.onLine) {
      window.location.reload();
    }
  });
  // Above the page, or in what is open: a modal dialog or a menu, which make the page inert.
  const place = () => {
    const layer = all('dialog[open], :popover-open').at(-1) ?? document.body;
    if (box.parentElement !== layer) {
      box.inert = false;
      layer.prepend(box);
    }
  };
  place();
  on('focusin', place);
  on('close', place);
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
    window.addEventListener('pageshow', ({persisted}) => persisted && window.location.reload());
  }
}

if (ExecutionEnvironment.canUseDOM) {
  window.addEventListener('unhandledrejection', report);
  window.addEventListener('error', dropFailure, true);
  const leave = ({type}: Event) => {
    isLeaving = type !== 'click';
  };
  window.addEventListener('beforeunload', leave);
  on('click', leave);
}
