import { crawlerFacts } from '@earshot/contracts/market/crawler-facts';
import { paths } from '../../lib/paths.ts';
import { stories } from '../../public/story/stories.ts';

/** Public pages that are built as HTML, by address, with the module that the framework reads for each. */
export const siteRoutes: Readonly<Record<string, string>> = {
  [paths.home]: 'routes/front.tsx',
  ...Object.fromEntries(stories.map(({ path }) => [path, 'routes/story.tsx'])),
  [paths.sessionReplay]: 'routes/session-replay.tsx',
  [paths.teams]: 'routes/teams.tsx',
  [paths.useCases]: 'routes/use-cases.tsx',
  [paths.pricing]: 'routes/pricing.tsx',
  [paths.blog]: 'routes/blog.tsx',
  [paths.about]: 'routes/about.tsx',
  [paths.support]: 'routes/support.tsx',
  [paths.security]: 'routes/security.tsx',
  [paths.changelog]: 'routes/changelog.tsx',
  [paths.status]: 'routes/status.tsx',
  [paths.recorderDocs]: 'routes/recorder-docs.tsx',
  [paths.widgetDocs]: 'routes/widget-docs.tsx',
  [crawlerFacts.path]: 'routes/crawler.tsx',
  '/legal/terms-of-service': 'routes/legal.tsx',
  '/legal/website-terms-of-use': 'routes/legal.tsx',
  '/legal/dpa': 'routes/legal.tsx',
  '/legal/privacy-policy': 'routes/legal.tsx',
};

/** Files for programs that are built with the pages. */
export const siteFiles: Readonly<Record<string, string>> = {
  '/sitemap.xml': 'routes/sitemap.ts',
  '/robots.txt': 'routes/robots.ts',
  '/company/blog/feed.xml': 'routes/atom-feed.ts',
  '/company/blog/rss.xml': 'routes/rss-feed.ts',
};
