import type { MarketFeature } from '@earshot/contracts/market/market-report';
import { featureMatrix } from '@earshot/extraction/features/feature-matrix';
import type { MatrixCell, MatrixRow, PlanCell } from '@earshot/extraction/features/feature-matrix';
import type { FeatureMention } from '@earshot/extraction/facts';
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

/** Plans of a cell that are told; their quotes prove the cell as well. */
const mostPlans = 6;

export function featuresOf(matrix: readonly MatrixRow[], book: CiteBook): MarketFeature[] {
  return matrix.map(({ key, term, area, cells }) => ({
    ...{ key, term, area },
    cells: cells.map((cell) => cellOf(cell, book)),
  }));
}

function cellOf(
  { host, value, note, plans, mentions }: MatrixCell,
  book: CiteBook,
): MarketFeature['cells'][number] {
  const none = { host, value: 'not_mentioned' as const, note: null, correction: null, citations: [] };
  const cite = ({ evidence }: FeatureMention) => book.ofEvidence(host, evidence);
  const [mention] = mentions;
  const citation = mention ? cite(mention) : null;
  if (citation === null) return none;
  const held = plans
    .filter((plan) => plan.value !== 'no')
    .flatMap((plan) => {
      const id = cite(plan.mention);
      return id === null ? [] : [{ name: plan.name, note: planNote(plan), id }];
    })
    .slice(0, mostPlans);
  return {
    ...{ host, value, note, correction: null },
    ...(held.length > 0 ? { plans: held.map(({ name, note: limit }) => ({ name, note: limit })) } : {}),
    citations: [...new Set([citation, ...held.map(({ id }) => id)])],
  };
}

/** What a plan holds of it: its limit, or its wording where that says more than the name. */
function planNote({ note, mention }: PlanCell): string | null {
  return (
    note ??
    (mention.from === 'list' &&
    /\d|^(?:unlimited|unbegrenzt|illimit|ilimit|obegränsa|ubegrænse|onbeperkt)/iu.test(mention.term)
      ? mention.term
      : null)
  );
}
