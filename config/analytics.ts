import type {Options} from '../plugins/publish/policy';

/** Sources and addresses of the analytics service, from its manual. */
const reports = [
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
  'https://*.googletagmanager.com',
];

export const analyticsService = {
  scripts: ['https://*.googletagmanager.com'],
  images: reports,
  connections: reports,
} satisfies Options['services'];
