import type { MarketFinding, MarketOpportunity } from '@earshot/contracts/market/market-report';
import { registrableDomain } from '@earshot/crawler/registrable-domain';
import type { CompanyState } from '@earshot/extraction/changes/run-changes';
import { comparedPlan } from '@earshot/extraction/changes/plan-changes';
import type { MatrixRow } from '@earshot/extraction/features/feature-matrix';
import { findFindings, findOpportunities } from '@earshot/extraction/findings/find-findings';
import type { FoundProof, MarketFacts } from '@earshot/extraction/findings/market-facts';
import type { KeptAnswer } from '../ask-sources.ts';
import type { CiteBook } from '../cite-book.ts';
import type { SiteEvidence } from '../evidence.ts';
import type { JudgedSeries } from './trends.ts';
import type { HeardTheme } from './voices.ts';
import { ratingOf } from './voices.ts';

export interface KnownMarket {
  subject: string;
  sites: readonly SiteEvidence[];
  nameOf: (host: string) => string;
  matrix: readonly MatrixRow[];
  series: readonly JudgedSeries[];
  themes: readonly HeardTheme[];
}

/** What follows from all that was read, each by a rule with its proofs. */
export function conclusionsOf(
  known: KnownMarket,
  book: CiteBook,
): { findings: MarketFinding[]; opportunities: MarketOpportunity[] } {
  const facts = factsOf(known);
  const found = findFindings(facts);
  const findings = found.flatMap(({ proofs, weight: _weight, ...finding }): MarketFinding[] => {
    const citations = book.ofProofs(proofs);
    return citations.length > 0 ? [{ ...finding, citations }] : [];
  });
  const told = new Set(findings.map(({ id }) => id));
  const opportunities = findOpportunities(facts, found).flatMap(({ proofs, ...one }): MarketOpportunity[] => {
    const citations = book.ofProofs(proofs);
    const isBorne = citations.length > 0 && one.findings.every((id) => told.has(id));
    return isBorne ? [{ ...one, citations }] : [];
  });
  return { findings, opportunities };
}

function factsOf({ subject, sites, nameOf, matrix, series, themes }: KnownMarket): MarketFacts {
  return {
    subject,
    matrix,
    companies: sites.map(({ host, plans, leftOut, unreadPrices, pagesRead }) => ({
      ...{ host, name: nameOf(host), plans, pagesRead },
      mayHaveMorePlans: leftOut === undefined || leftOut.length > 0 || unreadPrices !== null,
    })),
    trends: series.map(({ host, series: { name, url, text }, trend }) => ({
      ...{ host, name, trend },
      evidence: [proof(host, url, text)],
    })),
    themes: themes.map(({ host, tone, label, count, of, quoted }) => ({
      ...{ host, tone, label, count, of },
      evidence: quoted.map(({ url, text }) => proof(host, url, text)),
    })),
  };
}

function proof(host: string, url: string, quote: string): FoundProof {
  const voice = registrableDomain(new URL(url).hostname);
  return { host, evidence: { url, quote, start: 0 }, isFirstParty: false, voice };
}

/** What a later run is compared with; what was not read is null. */
export function stateOf(
  { host, outcome, plans, leftOut, features, claims, unreadPrices, pageIds }: SiteEvidence,
  answers: readonly KeptAnswer[],
): CompanyState {
  // A page that asks not to be quoted is read, and not kept.
  const isRead = outcome === 'answered' && Object.keys(pageIds).length > 0;
  return {
    host,
    plans: isRead && unreadPrices === null ? plans.map(comparedPlan) : null,
    ...(leftOut && { leftOut: leftOut.map(({ value }) => value) }),
    features: isRead ? features.map(({ term, value, note }) => ({ term, value, note })) : null,
    claims: isRead ? claims.map(({ text }) => text) : null,
    rating: ratingOf(answers),
  };
}
