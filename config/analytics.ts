/** What the analytics service loads and connects to, as its manual lists them. */
const reports = [
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
  'https://*.googletagmanager.com',
];

export const analyticsService = {
  scripts: ['https://*.googletagmanager.com'],
  images: reports,
  connections: reports,
};
