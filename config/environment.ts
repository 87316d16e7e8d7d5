import {site} from './site';

/** What the environment may change about a build. */
export interface Environment {
  /** Analytics property, or undefined when the build reports nothing. */
  analyticsId: string | undefined;
  /** Path that the site stands below, with slashes at both ends: a preview is not at the root of its host. */
  baseUrl: string;
}

/** The form of each variable, and its words for messages. */
const variables = {
  SITE_ANALYTICS_ID: {
    form: /^(?:off|G-[A-Z0-9]{4,16})$/,
    expected: `a property such as ${site.analyticsId}, or "off"`,
  },
  HOLOS_SITE_BASE_URL: {form: /^\/(?:[\w-][\w.-]*\/)*$/, expected: 'a path such as "/preview/12/"'},
};

/**
 * Reads the site's environment variables once, at start.
 *
 * @throws Error that names the variable when its value has the wrong form.
 */
export function readEnvironment(env: NodeJS.ProcessEnv): Environment {
  for (const [name, {form, expected}] of Object.entries(variables)) {
    const value = env[name];
    if (value !== undefined && !form.test(value)) {
      throw new Error(`Environment variable ${name} is "${value}"; expected ${expected}.`);
    }
  }
  const {SITE_ANALYTICS_ID: analytics = site.analyticsId, HOLOS_SITE_BASE_URL} = env;
  return {
    analyticsId: analytics === 'off' ? undefined : analytics,
    baseUrl: HOLOS_SITE_BASE_URL ?? site.baseUrl,
  };
}
