import type { PageKind } from '@earshot/crawler/page';
import { ownRivals } from '@earshot/extraction/rivals/rivals-on-own-pages';
import type { SiteEvidence } from './evidence.ts';
import type { Facts } from './page-facts.ts';

/** A page that names as many tells what the product has. */
const enoughFeatures = 4;

/**
 * Adds what a page tells to what is known of its site. Where two pages tell different things, this decides which one wins: of prices the
 * page about prices, of features a page about features, of a name the first that has one.
 */
export function addFacts(evidence: SiteEvidence, kind: PageKind, facts: Facts): void {
  evidence.name ??= facts.name ?? null;
  evidence.title ??= facts.title ?? null;
  evidence.description ??= facts.description ?? null;
  addPrices(evidence, kind, facts);
  if (kind === 'features' && (facts.features?.length ?? 0) >= enoughFeatures) {
    // Titles of a home page praise; a page about the product names.
    evidence.features = evidence.features.filter(
      ({ from, evidence: proof }) => from !== 'heading' || proof.url !== evidence.url,
    );
  }
  evidence.features.push(...(facts.features ?? []));
  evidence.claims.push(...(facts.claims ?? []));
  evidence.news.push(...(facts.news ?? []));
  evidence.notices.push(...(facts.notices ?? []));
  evidence.reviews.push(...(facts.reviews ?? []));
  evidence.named.push(...(facts.named ?? []));
  const subject = { name: evidence.name?.value ?? evidence.host, host: evidence.host, isCommonWord: true };
  evidence.compared = ownRivals(evidence.named, subject);
}

/** The page about prices tells them all, and what it is not sure of; a home page may tell a few. */
function addPrices(
  evidence: SiteEvidence,
  kind: PageKind,
  { plans = [], leftOut = [], unreadPrices = null }: Facts,
): void {
  const isOfPrices = kind === 'pricing';
  const isBetter = plans.length > 0 && (isOfPrices || evidence.plans.length === 0);
  if (isOfPrices && isBetter) evidence.leftOut = leftOut;
  else if (isOfPrices || evidence.plans.length === 0) {
    evidence.leftOut = [...(evidence.leftOut ?? []), ...leftOut];
  }
  if (isBetter) evidence.plans = plans;
  evidence.unreadPrices ??= unreadPrices;
}
