import type { MarketFeature } from '@earshot/contracts/market-report';
import { featureMatrix } from '@earshot/extraction/features/feature-matrix';
import type { MatrixRow } from '@earshot/extraction/features/feature-matrix';
import type { CiteBook } from '../cite-book.ts';
import type { SiteEvidence } from '../evidence.ts';

/** The features that the companies name, side by side. */
export function matrixOf(sites: readonly SiteEvidence[]): MatrixRow[] {
  return featureMatrix(
    sites.map(({ host, plans, features }) => ({
      host,
      mentions: [...features, ...plans.flatMap((plan) => plan.features)],
    })),
  );
}

export function featuresOf(matrix: readonly MatrixRow[], book: CiteBook): MarketFeature[] {
  return matrix.map(({ key, term, cells }) => ({
    key,
    term,
    cells: cells.map(({ host, value, note, mentions }) => {
      const [mention] = mentions;
      const citation = mention ? book.ofEvidence(host, mention.evidence) : null;
      const isProven = value === 'not_mentioned' || citation !== null;
      return {
        host,
        ...(isProven ? { value, note } : { value: 'not_mentioned' as const, note: null }),
        correction: null,
        citations: citation === null ? [] : [citation],
      };
    }),
  }));
}
