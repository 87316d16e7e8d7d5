/** Remembers which pages of the docs were read to the end, and marks them in the sidebar. Runs at the end of every page. */
const KEY = 'read-pages';

/** A stylesheet also marks entries that React renders later. */
const sheet = new CSSStyleSheet();
document.adoptedStyleSheets = [sheet];

/** Adds a page to those that any tab has stored, and marks them all. */
function update(page = ''): void {
  try {
    // The paths are stored without a final slash, which links may have: `/a/ /b` → `/a`, `/b`.
    const read = new Set(`${localStorage.getItem(KEY)} ${page}`.match(/\/[\w/.-]*[\w.-]/g));
    if (page) {
      localStorage.setItem(KEY, [...read].join(' '));
    }
    const entries = Array.from(read, (path) => `.menu__link:is([href="${path}"],[href="${path}/"])::after`);
    sheet.replaceSync(`${entries.join()}{content:"✓"/"read"}`);
  } catch {
    // Storage is blocked or full.
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
