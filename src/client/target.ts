/**
 * Client module: marks the place that the address names after a navigation by the router. Browsers match `:target`
 * when they follow a link themselves, not when a script changes the address.
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
