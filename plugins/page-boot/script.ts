/**
 * Runs before the first paint of every page; one constant text, so that one hash in a content
 * security policy covers it. Four duties:
 *
 * 1. An address that ends in `.html` or lacks its final slash moves to the slash form. Hosts that
 *    redirect never get here; the dev server and hosts that answer with 404.html do. Slashes at the
 *    start become one: "//example.com/" would name another host, here and in links that repeat the path.
 * 2. A percent sign that starts no character is escaped. The framework (3.6.1) decodes addresses without
 *    care: with "%" in its path the page never starts, with "%" in its hash the next page crashes.
 * 3. `data-theme` is light or dark and nothing else. The framework's own script (3.6.1) writes
 *    "undefined" when storage is blocked, and whatever a link's query string says.
 * 4. An announcement with a new id shows at once. The framework's own script (3.6.1) hides whichever
 *    announcement there is, when the former one was closed, until the page after the next.
 *
 * @param announcementId id of the current announcement, made of letters, digits and hyphens
 */
export const pageBootScript = (announcementId: string): string =>
  [
    '(function(){',
    'function f(t){try{decodeURIComponent(t);return t}catch(e){return t.replace(/%/g,"%25")}}',
    'var l=location,p=l.pathname,q=l.search+l.hash,r=f(l.search)+f(l.hash),',
    'n=("/"+f(p).replace(/(?:\\/index|\\/)?\\.html$/,"")+"/").replace(/^\\/+|\\/+$/g,"/");',
    'if(n!==p)l.replace(n+r);',
    'else if(r!==q)history.replaceState(null,"",n+r);',
    'var e=document.documentElement,t=e.getAttribute("data-theme");',
    'if(t!=="dark"&&t!=="light")e.setAttribute("data-theme","light");',
    `try{if(localStorage.getItem("docusaurus.announcement.id")!=="${announcementId}")`,
    'e.setAttribute("data-announcement-bar-initially-dismissed","false")}catch(_){}',
    '})()',
  ].join('');
