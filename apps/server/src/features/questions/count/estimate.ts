import { likelySharesOf } from '@earshot/analysis/questions/matters/matter-wordings';
import type { FeedbackFilter, ItemKind } from '@earshot/contracts/filter/feedback-filter';
import type { QuestionPlan } from '@earshot/contracts/questions';

/**
 * Whether a filter finds its items by what their words seem to say. Some may not belong, and others say it in words that nobody looked
 * for: such a count is neither exact nor a floor.
 */
export function isEstimated(filter: FeedbackFilter): boolean {
  const parts = [filter, ...(filter.also ?? []), ...(filter.except ?? [])];
  return parts.some(({ about, kinds }) => (about && !about.as_words) || kinds?.length);
}

/**
 * How many times the items that words of a kind find there were of that kind, in at least eight in ten of fourteen businesses that other people
 * had written and read. Orders and visits are cancelled, too, and a complaint may be put as a question; of bugs half are told without such words.
 */
const likelyTimes: Record<ItemKind, { low: number; high: number }> = {
  bug: { low: 1.2, high: 3.8 },
  wish: { low: 0.9, high: 1.8 },
  // Questions are told by their mark, so that hardly one is missed.
  question: { low: 0.6, high: 1 },
  confusion: { low: 0.9, high: 4.6 },
  cancellation: { low: 0.6, high: 2.9 },
};

/** Between which numbers the items of an estimate are likely to be, where so many were found; `high` is null where nobody knows. */
export function rangeOf(
  { about, also, kinds }: FeedbackFilter,
  found: number,
): { low: number; high: number | null } {
  const likely = [about, ...(also ?? []).map((one) => one.about)].flatMap((one) =>
    one && !one.as_words ? [likelySharesOf(one.text)] : [],
  );
  if (likely.length > 0) {
    const highs = likely.flatMap(({ high }) => high ?? []);
    return {
      // What was found is not nothing.
      low: Math.max(Math.min(found, 1), Math.floor(found * Math.min(...likely.map(({ low }) => low)))),
      high: highs.length < likely.length ? null : Math.ceil(found * Math.max(...highs)),
    };
  }
  const ofKinds = (kinds ?? []).map((kind) => likelyTimes[kind]);
  if (ofKinds.length === 0) return { low: found, high: found };
  return {
    low: Math.max(Math.min(found, 1), Math.floor(found * Math.min(...ofKinds.map(({ low }) => low)))),
    high: Math.ceil(found * Math.max(...ofKinds.map(({ high }) => high))),
  };
}

/** Why the numbers of a plan are estimates; null where they are exact, and where items are shown rather than numbers. */
export function estimateOf({ kind, asks, filters, part, sides, by }: QuestionPlan): string | null {
  if (kind === 'list' || (kind === 'quote' && asks !== 'summary')) return null;
  const asked = [filters, ...(part ? [part] : []), ...(sides ?? []).map((side) => side.filters)];
  if (asked.some(isEstimated)) {
    return 'These numbers are estimates. Items were found by similarity and wording, so some may not belong and some may be missing.';
  }
  if ((kind === 'count' || kind === 'share') && asked.some(({ sentiments }) => sentiments?.length))
    return 'Sentiment is estimated from wording and ratings. In tests, such counts were between half and twice what people counted.';
  if (by === 'theme') {
    return 'Themes are found automatically, so some items may be in the wrong theme and some in none.';
  }
  return null;
}
