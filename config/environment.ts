import {distance} from '../lib/distance';
import {site} from './site';

/** What the environment may change about a build. */
export interface Environment {
  /** Analytics property, or undefined when the build reports nothing. */
  analyticsId: string | undefined;
  /** When React starts: see plugins/early. */
  start: 'intent' | 'load';
  /** Path that the site stands below, with slashes at both ends: a preview is not at the root of its host. */
  baseUrl: string;
}

const ANALYTICS_ID = 'SITE_ANALYTICS_ID';

const START = 'HOLOS_SITE_START';

const BASE_URL = 'HOLOS_SITE_BASE_URL';

const known = [ANALYTICS_ID, START, BASE_URL];

/**
 * A variable that starts so and is none of the known ones is likely misspelt. Hosts set others that start with
 * `SITE_`, such as Netlify's `SITE_ID`.
 */
const ownPrefix = /^(?:SITE_ANALYTIC|HOLOS_SITE_)/;

/** Letters that may be wrong in a misspelt name; no host's variable comes that close to one of the known. */
const TYPOS = 3;

const isMisspelt = (name: string) =>
  !known.includes(name) &&
  (ownPrefix.test(name) || known.some((own) => distance(own, name.toUpperCase()) <= TYPOS));

/** Identifier of a Google Analytics 4 property, or "off". */
const analyticsIdPattern = /^G-[A-Z0-9]{4,16}$/;

function readAnalyticsId(value: string | undefined): string | undefined {
  if (value === undefined) {
    return site.analyticsId;
  }
  if (value === 'off') {
    return undefined;
  }
  if (!analyticsIdPattern.test(value)) {
    throw new Error(
      `Environment variable ${ANALYTICS_ID} is "${value}"; expected a property such as ${site.analyticsId}, or "off".`,
    );
  }
  return value;
}

function readStart(value: string | undefined): Environment['start'] {
  if (value === undefined || value === 'intent' || value === 'load') {
    return value ?? 'intent';
  }
  throw new Error(`Environment variable ${START} is "${value}"; expected "intent" or "load".`);
}

function readBaseUrl(value: string | undefined): string {
  if (value === undefined) {
    return site.baseUrl;
  }
  if (!/^\/(?:[\w-][\w.-]*\/)*$/.test(value)) {
    throw new Error(
      `Environment variable ${BASE_URL} is "${value}"; expected a path such as "/preview/12/".`,
    );
  }
  return value;
}

/**
 * Reads the site's environment variables once, at start.
 *
 * @throws Error that names the variable when its name is unknown or its value has the wrong form.
 */
export function readEnvironment(env: NodeJS.ProcessEnv): Environment {
  for (const name of Object.keys(env)) {
    if (isMisspelt(name)) {
      throw new Error(`Environment variable ${name} is not known. Known: ${known.join(', ')}.`);
    }
  }
  return {
    analyticsId: readAnalyticsId(env[ANALYTICS_ID]),
    start: readStart(env[START]),
    baseUrl: readBaseUrl(env[BASE_URL]),
  };
}
