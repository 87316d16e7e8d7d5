/** What the policy blocks in HTML, whether a page's Markdown has it or the finished page. */

/** Other sites that pages may load files from, as sources of the policy: `https://*.example.com`. */
export interface Services {
  scripts?: readonly string[];
  images?: readonly string[];
  connections?: readonly string[];
}

/** The attributes that load a file or send data, by element. */
const urlAttributes: Record<string, readonly string[]> = {
  audio: ['src'],
  button: ['formaction'],
  embed: ['src'],
  form: ['action'],
  iframe: ['src'],
  image: ['href', 'xlinkhref'],
  img: ['src', 'srcset'],
  input: ['src', 'formaction'],
  object: ['data'],
  script: ['src'],
  source: ['src', 'srcset'],
  track: ['src'],
  use: ['href', 'xlinkhref'],
  video: ['src', 'poster'],
};

/** Kinds of `<link>` that load a file. */
const loadingLinks = /\b(?:stylesheet|icon|preload|prefetch|modulepreload|manifest)\b/i;

/** Whether a URL leads to another site. Icons in styles are `data:` URLs, which the policy allows. */
const isExternal = (url: string) =>
  /^(?:[a-z][a-z\d+.-]*:|[\\/]{2})/i.test(url) && !/^(?:data|pathname):/i.test(url);

/** The URLs of other sites that an attribute loads: `srcset` with `/a.png 1x, https://a.example/b.png 2x` → the second one. */
function externalUrls(element: string, attribute: string, value: string, rel: string): string[] {
  const attributes = element === 'link' && loadingLinks.test(rel) ? ['href'] : urlAttributes[element];
  if (!attributes?.includes(attribute.toLowerCase().replace(/[:-]/g, ''))) {
    return [];
  }
  const urls = /^srcset$/i.test(attribute) ? value.split(/,\s+|\s+/) : [value];
  return urls.map((url) => url.trim()).filter(isExternal);
}

/** The URLs of other sites in the `url()` and `@import` of a style. */
export const externalUrlsInStyle = (css: string): string[] =>
  [...css.matchAll(/(?:url\(|@import)\s*["']?([^"')\s]+)/g)].map(([, url = '']) => url).filter(isExternal);

function matchesSource(source: string, url: string): boolean {
  const host = source.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace('*', '[^/]+');
  return new RegExp(`^${host}(?:/|$)`).test(url);
}

function isAllowed({scripts = [], images = []}: Services, element: string, url: string): boolean {
  const allowed: Record<string, readonly string[]> = {script: scripts, img: images, source: images};
  return (allowed[element] ?? []).some((source) => matchesSource(source, url));
}

/**
 * Returns what the policy blocks of an attribute.
 *
 * @param rel the kind of a `<link>`
 */
export function findBlocked(
  services: Services,
  element: string,
  attribute: string,
  value: string,
  rel = '',
): {message: string; remedy: string} | undefined {
  const isHandler = /^on[a-z]/i.test(attribute);
  if (attribute === 'style' || isHandler) {
    return {
      message: `<${element}> has an attribute "${attribute}", which the policy of the site blocks`,
      remedy: isHandler
        ? 'put the behavior into a component'
        : 'write className="…" with a class of the site',
    };
  }
  const url = externalUrls(element, attribute, value, rel).find((one) => !isAllowed(services, element, one));
  const isPicture = element === 'img' || element === 'source';
  return url === undefined
    ? undefined
    : {
        message: `<${element}> loads ${url} from another site, which the policy of the site blocks`,
        remedy: isPicture
          ? 'save the file next to the page, and write its path, or allow the other site (option "services" of policy)'
          : 'save the file under static/, link to the other site, or allow it (option "services" of policy)',
      };
}

/** A tag in the source of a component, with an attribute: `<p className="a" style={…}`. Without a name, any element of HTML. */
export function tagWith(attribute: string, name = '[a-z]\\w*'): RegExp {
  const braces = '\\{(?:[^{}]|\\{[^{}]*\\})*\\}';
  return new RegExp(`<${name}(?:\\s+[\\w:-]+(?:=(?:"[^"]*"|'[^']*'|${braces}))?)*?\\s+${attribute}=`);
}
