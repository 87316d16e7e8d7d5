/** The addresses that a browser loads for an element, and whether the policy allows them. */

import {Joi, keysOf, text} from '../../engine/options';

/** Other sites that pages may load files from, as sources of the policy: `https://*.example.com`. */
export interface Services {
  scripts?: readonly string[];
  images?: readonly string[];
  connections?: readonly string[];
}

/** Sources of the policy: `https://*.example.com`. */
const sources = Joi.array().items(
  text.pattern(/^https?:\/\/[\w*.:-]+$/, 'the scheme and the host of a site'),
);

export const servicesSchema = keysOf<Services>({scripts: sources, images: sources, connections: sources});

/** The attributes that load a file or send data, by element. */
const loading: Record<string, readonly string[]> = {
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

/** Whether an address leads to another site. Icons in styles are `data:` addresses, which the policy allows. */
const isForeign = (address: string) =>
  /^(?:[a-z][a-z\d+.-]*:|[\\/]{2})/i.test(address) && !/^(?:data|pathname):/i.test(address);

/**
 * The addresses of other sites that an attribute makes a browser load: `img`, `srcset`, `https://a.example/b.png 2x` →
 * `https://a.example/b.png`.
 *
 * @param rel of a `<link>`
 */
export function loads(element: string, attribute: string, value: string, rel = ''): string[] {
  const name = attribute.toLowerCase().replace(/[:-]/g, '');
  const isLoaded =
    element === 'link' ? name === 'href' && loadingLinks.test(rel) : loading[element]?.includes(name);
  if (!isLoaded) {
    return [];
  }
  const addresses = name === 'srcset' ? value.split(/,\s+|\s+/) : [value];
  return addresses.map((address) => address.trim()).filter(isForeign);
}

/** The addresses of other sites in the `url()` and `@import` of a style. */
export const loadsOfStyle = (css: string): string[] =>
  [...css.matchAll(/(?:url\(|@import)\s*["']?([^"')\s]+)/g)]
    .map(([, address = '']) => address)
    .filter(isForeign);

function matches(source: string, address: string): boolean {
  const host = source.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace('*', '[^/]+');
  return new RegExp(`^${host}(?:/|$)`).test(address);
}

/** Whether the services of a policy cover an address that an element loads. */
export function covers({scripts = [], images = []}: Services, element: string, address: string): boolean {
  const sources: Record<string, readonly string[]> = {script: scripts, img: images, source: images};
  return (sources[element] ?? []).some((source) => matches(source, address));
}
