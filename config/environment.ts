import {site} from './site';

/** What the environment may change about a build. */
export interface Environment {
  /** Analytics property, or undefined when the build reports nothing. */
  analyticsId: string | undefined;
}

/** Every variable this site reads starts so; others of that prefix are refused, as they are likely misspelt. */
const PREFIX = 'SITE_';

const ANALYTICS_ID = 'SITE_ANALYTICS_ID';

/** Identifier of a Google Analytics 4 property, or "off". */
const analyticsIdPattern = /^G-[A-Z0-9]{4,16}$/;

/**
 * Reads the site's environment variables once, at start.
 *
 * @throws Error that names the variable when its name is unknown or its value has the wrong form.
 */
export function readEnvironment(env: NodeJS.ProcessEnv): Environment {
  for (const name of Object.keys(env)) {
    if (name.startsWith(PREFIX) && name !== ANALYTICS_ID) {
      throw new Error(`Environment variable ${name} is not known. Known: ${ANALYTICS_ID}.`);
    }
  }
  const value = env[ANALYTICS_ID];
  if (value === undefined) {
    return {analyticsId: site.analyticsId};
  }
  if (value === 'off') {
    return {analyticsId: undefined};
  }
  if (!analyticsIdPattern.test(value)) {
    throw new Error(
      `Environment variable ${ANALYTICS_ID} is "${value}"; expected a property such as ${site.analyticsId}, or "off".`,
    );
  }
  return {analyticsId: value};
}
