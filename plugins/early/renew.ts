import {SEARCH_ID} from '../../lib/earlyNames';

/** Names of files that change with their content. */
const HASHED = /[\w~-]+\.[\da-f]{8}\.\w+/g;

let asking: boolean | undefined;

/**
 * Loads the page anew if files that it names are gone because the site was deployed since: when the server has the page
 * with other files. Offline, or with a file that is missing in the new build as well, the page stays as it is, readable.
 *
 * A document that a reload brought never reloads itself. So there is no second time, whatever the server answers, and
 * nothing to remember, which a browser might refuse.
 */
export async function renew(): Promise<void> {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (asking || !navigation || navigation.type === 'reload') {
    return;
  }
  asking = true;
  try {
    const response = await fetch('', {cache: 'no-cache'});
    const html = await response.text();
    const names = document.head.innerHTML.match(HASHED);
    // Other pages answer as well, such as that of a network which asks to sign in. A document that is left for the next
    // build's asks for nothing more.
    asking = response.ok && html.includes('__docusaurus') && names?.some((name) => !html.includes(name));
    if (asking) {
      const form = document.querySelector<HTMLFormElement & {q: HTMLInputElement}>(
        `#${SEARCH_ID}[open] form`,
      );
      // A query that is being typed goes on in the page of the search.
      if (form?.q.value) {
        form.submit();
      } else {
        location.reload();
      }
    }
  } catch {
    // No connection.
    asking = false;
  }
}
