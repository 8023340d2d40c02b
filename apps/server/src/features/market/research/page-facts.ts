import type { CrawledPage } from '@earshot/crawler/page';
import { readClaims } from '@earshot/extraction/claims/read-claims';
import type { PageText } from '@earshot/extraction/facts';
import { readFeatures } from '@earshot/extraction/features/read-features';
import { readChangelog } from '@earshot/extraction/news/read-changelog';
import { readFeed } from '@earshot/extraction/news/read-feed';
import { readNotices } from '@earshot/extraction/news/read-notices';
import { readPage } from '@earshot/extraction/page/read-page';
import type { ReadPage } from '@earshot/extraction/page/read-page';
import { namedRivals } from '@earshot/extraction/rivals/rivals-on-own-pages';
import { readPricing } from '@earshot/extraction/pricing/read-pricing';
import { readReviews } from '@earshot/extraction/reviews/read-reviews';
import { readCompany } from '@earshot/extraction/site/read-company';
import type { SiteEvidence } from './evidence.ts';

/** What one page tells of its site. */
export type Facts = Partial<
  Pick<
    SiteEvidence,
    | 'name'
    | 'title'
    | 'description'
    | 'plans'
    | 'leftOut'
    | 'unreadPrices'
    | 'features'
    | 'claims'
    | 'news'
    | 'notices'
    | 'reviews'
    | 'named'
  >
>;

export interface FactsOfPage {
  /** To be stored: what the facts quote. */
  page: PageText;
  facts: Facts;
}

/** What code reads from a page of a site. */
export function factsOf({
  html,
  finalUrl,
  kind,
}: Pick<CrawledPage, 'html' | 'finalUrl' | 'kind'>): FactsOfPage {
  // What the database cannot hold is no text.
  const text = html.replaceAll('\0', '').toWellFormed();
  if (kind === 'feed') {
    const { page, entries } = readFeed(text, finalUrl);
    return { page, facts: { news: entries } };
  }
  const read = readPage(text, finalUrl);
  return { page: read.page, facts: { ...readFacts(read, kind), named: namedRivals(read) } };
}

function readFacts(read: ReadPage, kind: CrawledPage['kind']): Facts {
  switch (kind) {
    case 'home': {
      const { name, title, description } = readCompany(read);
      const { plans, leftOut } = readPricing(read);
      const told = {
        plans,
        leftOut,
        claims: readClaims(read.page),
        reviews: readReviews(read),
        notices: readNotices(read),
      };
      return { name, title, description, features: readFeatures(read, 'home'), ...told };
    }
    case 'pricing':
      return pricingFacts(read);
    case 'features':
      return { features: readFeatures(read, 'features'), claims: readClaims(read.page) };
    case 'customers':
      return { reviews: readReviews(read), claims: readClaims(read.page) };
    case 'changelog':
      return { news: readChangelog(read) };
    default:
      return {};
  }
}

function pricingFacts(read: ReadPage): Facts {
  const { plans, leftOut, outcome } = readPricing(read);
  const isUnread = outcome === 'drawn_by_script' || outcome === 'unsure';
  // A page that sells nothing lists something else.
  const features =
    plans.length > 0
      ? readFeatures(read, 'pricing', [
          ...plans.map(({ name }) => name),
          ...leftOut.map(({ value }) => value),
        ])
      : [];
  return { plans, leftOut, features, unreadPrices: isUnread ? read.page.url : null };
}
