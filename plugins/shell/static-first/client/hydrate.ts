/**
 * Client module: makes React hydrate a page that an extension has changed. React (18) would render it again, without what the reader has
 * opened, typed or selected. So the changes are undone and made again in one task, which nobody sees. A page that was translated while
 * React's scripts were loading stays translated, without React.
 */
import {flushSync} from 'react-dom';
import ReactDOM from 'react-dom/client';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {WithChanges} from '../names';

const {hydrateRoot} = ReactDOM;

/** Undoes a change, and returns a function that makes it again. */
function undo({target, addedNodes, removedNodes, nextSibling, oldValue}: MutationRecord): () => void {
  const {nodeValue} = target;
  function swap(nodes: NodeList, others: NodeList, value: string | null) {
    nodes.forEach((node) => node.parentNode === target && target.removeChild(node));
    const place = nextSibling?.parentNode === target ? nextSibling : null;
    others.forEach((node) => target.insertBefore(node, place));
    // Only texts have a value.
    target.nodeValue = value;
  }
  swap(addedNodes, removedNodes, oldValue);
  return () => swap(removedNodes, addedNodes, nodeValue);
}

const hydrate: typeof hydrateRoot = (...page) => {
  const {isTranslated, observer, changes} = (window as WithChanges).pageChanges ?? {};
  observer?.disconnect();
  if (isTranslated?.()) {
    // Ends the wait of a click.
    document.documentElement.dataset.hasHydrated = 'false';
    return {render() {}, unmount() {}};
  }
  if (!changes?.length) {
    return hydrateRoot(...page);
  }
  const focused = document.activeElement as HTMLElement | null;
  const selection = getSelection() as Selection;
  const {anchorNode, anchorOffset, focusNode, focusOffset, isCollapsed} = selection;
  const undone = changes.reverse().map(undo);
  const root = flushSync(() => hydrateRoot(...page));
  undone.reverse().forEach((redo) => redo());
  if (focused !== document.activeElement) {
    focused?.focus({preventScroll: true});
  }
  if (anchorNode && focusNode && !isCollapsed) {
    selection.setBaseAndExtent(anchorNode, anchorOffset, focusNode, focusOffset);
  }
  return root;
};

if (ExecutionEnvironment.canUseDOM) {
  // The framework calls it as a property of this object.
  Object.assign(ReactDOM, {hydrateRoot: hydrate});
}
