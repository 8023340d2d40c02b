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
 * 0…1: the share of the items that words of a kind find which do not belong, as read in data of eight businesses that no rule was made
 * on. How many the words miss differs too much from one to the next to be told: between none and all.
 */
const wronglyFound: Record<ItemKind, number> = {
  bug: 0.05,
  wish: 0.1,
  // A complaint may be put as a question.
  question: 0.3,
  confusion: 0,
  // Orders and visits are cancelled, too.
  cancellation: 0.3,
};

/** Questions are told by their mark, so that hardly one is missed. */
const isWhole = (kind: ItemKind) => kind === 'question';

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
  const fewer = Math.max(0, ...(kinds ?? []).map((kind) => wronglyFound[kind]));
  return { low: Math.floor(found * (1 - fewer)), high: kinds?.every(isWhole) ? found : null };
}

/** Why the numbers of a plan are estimates; null where they are exact, and where items are shown rather than numbers. */
export function estimateOf({ kind, filters, part, sides, by }: QuestionPlan): string | null {
  if (kind === 'list' || kind === 'quote') return null;
  const asked = [filters, ...(part ? [part] : []), ...(sides ?? []).map((side) => side.filters)];
  if (asked.some(isEstimated)) {
    return 'These numbers are estimates: the items were found by what they seem to say, so some may not belong and some may be missing.';
  }
  if ((kind === 'count' || kind === 'share') && asked.some(({ sentiments }) => sentiments?.length))
    return 'Positive and negative are read from words and ratings. Where people had read the same items, such counts were between half and twice theirs.';
  if (by === 'theme') {
    return 'Themes are found automatically, so some items may be in the wrong theme and some in none.';
  }
  return null;
}
