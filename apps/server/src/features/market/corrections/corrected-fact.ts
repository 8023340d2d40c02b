import type { MarketCorrection } from '@earshot/contracts/market';
import type { MarketCitation } from '@earshot/contracts/market/market-report';
import { cellText } from '@earshot/report-view/sections/features';
import { factOf, planOf } from './corrections.ts';
import type { Parts } from '../runs/hold-claims.ts';
import type { CorrectedFact } from './offered-corrections.sql.ts';

/** What a report tells of the fact that a correction is of; null where it tells none. */
export function correctedFact(
  parts: Parts,
  citations: readonly Pick<MarketCitation, 'id' | 'url'>[],
  correction: MarketCorrection,
): CorrectedFact | null {
  const addressOf = ([id]: readonly string[]) => citations.find((one) => one.id === id)?.url ?? null;
  const fact = factOf(correction);
  if (correction.of === 'plan') {
    const plan = planOf(parts, correction.key);
    if (!plan) return null;
    const { host, name, published, kind, amount, currency, per, billed_every: billed, unit } = plan;
    return {
      ...{ fact, host, name, told: published, url: addressOf(plan.citations) },
      reading: JSON.stringify([published, kind, amount, currency, per, billed, unit]),
    };
  }
  const row = parts.features?.find(({ key }) => key === correction.key);
  const cell = row?.cells.find(({ host }) => host === correction.host);
  if (!row || !cell) return null;
  const { host, value, note } = cell;
  return {
    ...{ fact, host, name: row.term, told: cellText(cell) },
    ...{ url: addressOf(cell.citations), reading: JSON.stringify([value, note]) },
  };
}
