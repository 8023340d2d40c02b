import type { PageKind } from '@earshot/crawler/page';
import type { PageText } from '@earshot/extraction/facts';
import { ownComparisons } from '@earshot/extraction/rivals/own-comparisons';
import type { SiteEvidence } from './evidence.ts';
import type { Facts } from './page-facts.ts';

/** Adds what a page tells to what is known of its site. */
export function addFacts(evidence: SiteEvidence, kind: PageKind, read: PageText, facts: Facts): void {
  evidence.name ??= facts.name ?? null;
  evidence.title ??= facts.title ?? null;
  evidence.description ??= facts.description ?? null;
  // The page about prices tells them all; a home page may tell a few.
  if (facts.plans && (evidence.plans.length === 0 || kind === 'pricing') && facts.plans.length > 0) {
    evidence.plans = facts.plans;
  }
  evidence.hidesPrices ||= facts.hidesPrices ?? false;
  evidence.features.push(...(facts.features ?? []));
  evidence.claims.push(...(facts.claims ?? []));
  evidence.news.push(...(facts.news ?? []));
  evidence.reviews.push(...(facts.reviews ?? []));
  if (kind === 'compare') {
    const subject = { name: evidence.name?.value ?? evidence.host, host: evidence.host, isCommonWord: true };
    evidence.compared.push(...ownComparisons([read], subject));
  }
}
