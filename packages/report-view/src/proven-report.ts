import type { MarketCitation, MarketPlan, MarketReport } from '@earshot/contracts/market/market-report';
import { webAddress } from './markup.ts';

/**
 * The report with those claims only whose proof stands: every citation that a claim names is there, its quote is a run of
 * characters of the stored excerpt, and its address is one of the web. All that is drawn, mailed or saved is drawn from this.
 *
 * A theme keeps as many quotes as stand, at least one; a cell of the feature table without its proof becomes "not mentioned";
 * what an opportunity follows from must stand too. What a person set right stands on their word, and says so; of the page that it
 * was read on only what still stands is kept.
 */
export function provenReport(report: MarketReport): MarketReport {
  const citations = report.citations.filter(
    (citation) => isProven(citation) && report.sources.some(({ number }) => number === citation.source),
  );
  const ids = new Set(citations.map(({ id }) => id));
  const stands = (cited: readonly string[]) => cited.length > 0 && cited.every((id) => ids.has(id));
  const holds = (claim: { citations: readonly string[] }) => stands(claim.citations);
  const findings = report.findings?.filter(holds) ?? null;
  const isFound = new Set(findings?.map(({ id }) => id));
  const answered = new Set(report.sources.filter(({ found }) => found > 0).map(({ number }) => number));

  return {
    ...report,
    citations,
    findings,
    companies: report.companies.map((company) =>
      holds(company) ? company : { ...company, title: null, description: null, citations: [] },
    ),
    voices:
      report.voices
        ?.map((theme) => ({ ...theme, citations: theme.citations.filter((id) => ids.has(id)) }))
        .filter((theme) => theme.citations.length > 0) ?? null,
    rivals:
      report.rivals
        ?.map((rival) => ({
          ...rival,
          reasons: rival.reasons.filter((reason) => reason.kind === 'added' || holds(reason)),
        }))
        .filter((rival) => rival.reasons.length > 0 || rival.state === 'removed') ?? null,
    plans: report.plans?.flatMap((plan) => (holds(plan) ? [plan] : byWord(plan, ids))) ?? null,
    proposals: report.proposals?.filter(holds) ?? null,
    rates: report.rates !== null && answered.has(report.rates.source) ? report.rates : null,
    features:
      report.features?.map((feature) => ({
        ...feature,
        cells: feature.cells.map((cell) =>
          cell.value === 'not_mentioned' || cell.correction !== null || holds(cell)
            ? cell
            : {
                host: cell.host,
                value: 'not_mentioned' as const,
                note: null,
                correction: null,
                citations: [],
              },
        ),
      })) ?? null,
    trends: report.trends?.filter(({ source }) => answered.has(source)) ?? null,
    news: report.news?.filter(holds) ?? null,
    opportunities:
      report.opportunities?.filter(
        (opportunity) => holds(opportunity) && opportunity.findings.every((id) => isFound.has(id)),
      ) ?? null,
  };
}

/** A corrected plan without what its page said; nothing for one that nobody set right. */
function byWord(plan: MarketPlan, ids: ReadonlySet<string>): MarketPlan[] {
  if (plan.correction === null) return [];
  const citations = plan.citations.filter((id) => ids.has(id));
  return [{ ...plan, published: '', features: [], setup_fee: null, citations }];
}

/** A quote of nothing but spaces proves nothing. */
function isProven({ quote, excerpt, url }: MarketCitation): boolean {
  return quote.trim() !== '' && excerpt.includes(quote) && webAddress(url) !== null;
}
