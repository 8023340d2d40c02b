/** Addresses above those of pages that have no page of their own, and the page that each leads to: the first of its menu. */
const firstPages: Readonly<Record<string, string>> = {
  '/feedback': '/feedback/analysis',
  '/session_replay': '/session_replay/replay_session',
  '/market_trend_reporting': '/market_trend_reporting/analyze',
  '/roadmap': '/roadmap/ideas',
  '/settings': '/settings/workspace',
  '/operator': '/operator/health',
  '/company': '/company/about-us',
  '/company/blog/posts': '/company/blog',
  '/legal': '/legal/terms-of-service',
  '/docs': '/docs/api',
  // What is shared needs its link; without one there is the page that says what it is.
  '/public': '/',
  '/public/session-replay': '/use-cases/session-replay',
};

/** Where an address without a page of its own leads, such as `/settings`; undefined for all others. */
export function firstPageUnder(path: string): string | undefined {
  const clean = path.replace(/(?<=.)\/$/, '');
  return Object.hasOwn(firstPages, clean) ? firstPages[clean] : undefined;
}
