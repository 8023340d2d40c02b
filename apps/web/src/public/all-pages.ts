import { posts } from './blog/posts.ts';
import {
  aboutFacts,
  blogFacts,
  changelogFacts,
  securityFacts,
  statusFacts,
  supportFacts,
} from './company/company-pages.ts';
import { crawlerPageFacts } from './company/crawler-page-facts.ts';
import { legalFacts } from './documents/legal-pages.ts';
import { recorderDocsFacts } from './docs/recorder-docs-facts.ts';
import { widgetDocsFacts } from './docs/widget-docs-facts.ts';
import type { PageFacts } from './head/page-facts.ts';
import { pricingFacts } from './pricing/pricing.words.ts';
import { homeFacts } from './public.words.ts';
import { teamsFacts, useCasesFacts } from './story/index-facts.ts';
import { stories } from './story/stories.ts';

/** Every page that search engines may list. */
export const allPages: readonly PageFacts[] = [
  homeFacts,
  teamsFacts,
  useCasesFacts,
  ...stories,
  pricingFacts,
  aboutFacts,
  supportFacts,
  securityFacts,
  blogFacts,
  ...posts,
  changelogFacts,
  statusFacts,
  crawlerPageFacts,
  recorderDocsFacts,
  widgetDocsFacts,
  ...legalFacts,
];
