/**
 * Client module: after a navigation by the router, marks the element that the hash names. Browsers match `:target` only
 * if they follow a link themselves, not if a script changes the address.
 */
import type {ClientModule} from '@docusaurus/types';
import './target.css';

const MARK = 'data-target';

const target: ClientModule = {
  onRouteDidUpdate({location: {hash}, previousLocation}) {
    document.querySelector(`[${MARK}]`)?.removeAttribute(MARK);
    const place =
      previousLocation && hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    if (!place?.matches(':target')) {
      place?.setAttribute(MARK, '');
    }
  },
};

export default target;
