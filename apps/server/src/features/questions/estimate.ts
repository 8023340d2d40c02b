import { missedShare } from '@earshot/analysis/questions/matter-wordings';
import type { FeedbackFilter, ItemKind } from '@earshot/contracts/feedback-filter';
import type { QuestionPlan } from '@earshot/contracts/questions';

/**
 * Whether a filter finds its items by what their words seem to say. Some may not belong, and others say it in words that nobody looked
 * for: such a count is neither exact nor a floor.
 */
export function isEstimated(filter: FeedbackFilter): boolean {
  const parts = [filter, ...(filter.also ?? []), ...(filter.except ?? [])];
  return parts.some(({ about, kinds }) => (about && !about.as_words) || kinds?.length);
}

/** By how much the items of a kind may be fewer and more than those whose words tell it; shares found by reading items of open data. */
const kindsOff: Record<ItemKind, { fewer: number; more: number }> = {
  bug: { fewer: 0.05, more: 0.4 },
  wish: { fewer: 0.1, more: 0.15 },
  // A complaint may be put as a question.
  question: { fewer: 0.3, more: 0 },
  confusion: { fewer: 0, more: 0.25 },
  // Orders and visits are cancelled, too.
  cancellation: { fewer: 0.3, more: 0.1 },
};

/** Between which numbers the items of an estimate are likely to be, where so many were found. */
export function rangeOf(
  { about, also, kinds }: FeedbackFilter,
  found: number,
): { low: number; high: number } {
  const texts = [about, ...(also ?? []).map((one) => one.about)].flatMap((one) =>
    one && !one.as_words ? [missedShare(one.text)] : [],
  );
  const off = texts.length === 0 ? (kinds ?? []).map((kind) => kindsOff[kind]) : [];
  const more = Math.max(0, ...texts, ...off.map((one) => one.more));
  const fewer = Math.max(0, ...off.map((one) => one.fewer));
  return { low: Math.floor(found * (1 - fewer)), high: Math.ceil(found * (1 + more)) };
}

/** Why the numbers of a plan are estimates; null where they are exact, and where items are shown rather than numbers. */
export function estimateOf({ kind, filters, part, sides, by }: QuestionPlan): string | null {
  if (kind === 'list' || kind === 'quote') return null;
  const asked = [filters, ...(part ? [part] : []), ...(sides ?? []).map((side) => side.filters)];
  if (asked.some(isEstimated)) {
    return 'These numbers are estimates: the items were found by what they seem to say, so some may not belong and some may be missing.';
  }
  if (by === 'theme') {
    return 'Themes are found automatically, so some items may be in the wrong theme and some in none.';
  }
  return null;
}
