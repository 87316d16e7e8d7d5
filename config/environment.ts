import {site} from './site';

/**
 * The environment variables of a build: the analytics property, and the base path, because a preview isn't at the root of
 * its host.
 */
export function readEnvironment(env: NodeJS.ProcessEnv) {
  const {SITE_ANALYTICS_ID: analytics = site.analyticsId, HOLOS_SITE_BASE_URL: baseUrl = site.baseUrl} = env;
  const check = (name: string, value: string, form: RegExp, expected: string) => {
    if (!form.test(value)) {
      throw new Error(`Environment variable ${name} is "${value}"; expected ${expected}.`);
    }
  };
  const property = `a property such as ${site.analyticsId}, or "off"`;
  check('SITE_ANALYTICS_ID', analytics, /^(?:off|G-[A-Z0-9]{4,16})$/, property);
  check('HOLOS_SITE_BASE_URL', baseUrl, /^\/(?:[\w-][\w.-]*\/)*$/, 'a path such as "/preview/12/"');
  return {analyticsId: analytics === 'off' ? undefined : analytics, baseUrl};
}
