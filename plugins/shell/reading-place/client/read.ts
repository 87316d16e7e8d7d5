/** Remembers which pages of the docs were read to their end, and marks them in the sidebar. Runs at the end of every page. */
const KEY = 'read-pages';

/** A sheet of its own also marks entries that React renders later. */
const sheet = new CSSStyleSheet();
document.adoptedStyleSheets = [sheet];

/** Marks the pages that any tab stored, after storing one more. Blocked storage remembers nothing. */
function update(page = ''): void {
  try {
    // Links end with a slash, or all without, so addresses are stored without: `/a/ /b` → `/a`, `/b`.
    const read = new Set(`${localStorage.getItem(KEY)} ${page}`.match(/\/[\w/.-]*[\w.-]/g));
    if (page) {
      localStorage.setItem(KEY, [...read].join(' '));
    }
    const entries = Array.from(
      read,
      (address) => `.menu__link:is([href="${address}"],[href="${address}/"])::after`,
    );
    sheet.replaceSync(`${entries.join()}{content:"✓"/"read"}`);
  } catch {
    // Blocked or full.
  }
}

let last = '';

update();

document.addEventListener('scroll', () => {
  const end = document.querySelector('.theme-doc-footer');
  if (end && end.getBoundingClientRect().top < innerHeight && last !== location.pathname) {
    last = location.pathname;
    update(last);
  }
});
