/**
 * The Content-Security-Policy of the site: what its pages may run and load. Nothing inline runs but the few texts that
 * the build itself wrote, named by their hashes. A page has the policy in its head, so that page and hashes never
 * differ, whatever the host; `headers.ts` says the same to hosts, with what a page itself cannot say.
 */
import {createHash} from 'node:crypto';
import type {Element, Root} from 'hast';
import {eachElement, isElement, parseHtmlFragment, textOf} from '../../lib/html';

/** What a page has inline, as the policy names it, and whether it reports page views. */
export interface Inline {
  scripts: string[];
  styles: string[];
  analytics: boolean;
}

/** Where the analytics service has its scripts, and where these report to, as its manual lists them. */
const analytics = {
  script: 'https://*.googletagmanager.com',
  report: 'https://*.google-analytics.com https://*.analytics.google.com https://*.googletagmanager.com',
} as const;

const analyticsScript = /^https:\/\/www\.googletagmanager\.com\//;

/** Types of `<script>` that are data, which no policy is about. Rules of speculation need a hash as scripts do. */
const data = ['application/ld+json', 'application/json'];

/** A text as the policy names it. */
export const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** @throws Error that names what no browser would run or show under the policy */
function judge({tagName, properties}: Element): void {
  const blocked = Object.keys(properties).find((name) => name === 'style' || /^on[A-Z]/.test(name));
  if (blocked) {
    throw new Error(
      `<${tagName}> has an attribute "${blocked.toLowerCase()}", which the site's policy blocks: use a class, or a script of the site`,
    );
  }
}

/**
 * What a page has inline.
 *
 * @param styles hashes of what else it will show: the policy of a page counts for the pages that the router shows later
 * @throws Error that names what the policy would block: a style or a handler as an attribute, a script from elsewhere
 */
export function inlineOf(tree: Root, styles: readonly string[] = []): Inline {
  const inline = {scripts: new Set<string>(), styles: new Set(styles), analytics: false};
  function see(element: Element): void {
    judge(element);
    const {type, src} = element.properties;
    if (isElement(element, 'noscript')) {
      // Text to the parser, and elements to a browser without JavaScript.
      eachElement(parseHtmlFragment(textOf(element)), see);
    } else if (isElement(element, 'style')) {
      inline.styles.add(hashOf(textOf(element)));
    } else if (isElement(element, 'script')) {
      if (typeof src !== 'string') {
        if (!data.includes(String(type))) {
          inline.scripts.add(hashOf(textOf(element)));
        }
      } else if (analyticsScript.test(src)) {
        inline.analytics = true;
      } else if (!/^\/(?!\/)/.test(src)) {
        throw new Error(`the page has a script from elsewhere, which the site's policy blocks: ${src}`);
      }
    }
  }
  eachElement(tree, see);
  return {...inline, scripts: [...inline.scripts], styles: [...inline.styles]};
}

/** What all pages together have inline. */
export function together(pages: readonly Inline[]): Inline {
  const all = (part: 'scripts' | 'styles') => [...new Set(pages.flatMap((page) => page[part]))].sort();
  return {
    scripts: all('scripts'),
    styles: all('styles'),
    analytics: pages.some((page) => page.analytics),
  };
}

/** The policy of pages that have this inline. Icons of the styles are `data:` images. */
export function policyOf({scripts, styles, analytics: reports}: Inline): string {
  const [script, report] = reports ? [analytics.script, analytics.report] : [];
  const directives = [
    ['default-src', "'self'"],
    ['script-src', "'self'", ...scripts, script],
    ['style-src', "'self'", ...styles],
    ['img-src', "'self'", 'data:', report],
    ['connect-src', "'self'", report],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
    ['form-action', "'self'"],
  ];
  return directives.map((words) => words.filter(Boolean).join(' ')).join('; ');
}

/** The policy as a tag. It counts for what comes after it. */
export const policyTag = (inline: Inline): string =>
  `<meta http-equiv="Content-Security-Policy" content="${policyOf(inline)}">`;
