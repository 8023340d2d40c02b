import { likelySharesOf } from '@earshot/analysis/questions/matters/matter-wordings';
import type { Figure } from '@earshot/contracts/analytics';
import type { FeedbackFilter, ItemKind } from '@earshot/contracts/filter/feedback-filter';
import type { AnswerPart, QuestionPlan } from '@earshot/contracts/questions';

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
const likelyTimes: Record<ItemKind, { low: number; high: number; middle: number }> = {
  bug: { low: 1.2, high: 3.8, middle: 2 },
  wish: { low: 0.9, high: 1.8, middle: 1.2 },
  // Questions are told by their mark, so that hardly one is missed.
  question: { low: 0.6, high: 1, middle: 0.8 },
  confusion: { low: 0.9, high: 4.6, middle: 2 },
  cancellation: { low: 0.6, high: 2.9, middle: 1.3 },
};

/** Fewer items found by the words of a matter are told as a floor. */
const fewestForRange = 10;

/** Between which numbers the items of an estimate are likely to be, and around which; null where nobody knows. */
export interface LikelyRange {
  low: number;
  high: number | null;
  middle: number | null;
}

/** The numbers that an estimate stands for, where so many items were found. */
export function rangeOf({ about, also, kinds }: FeedbackFilter, found: number): LikelyRange {
  const likely = [about, ...(also ?? []).map((one) => one.about)].flatMap((one) =>
    one && !one.as_words ? [likelySharesOf(one.text)] : [],
  );
  const ofKinds = likely.length > 0 ? [] : (kinds ?? []).map((kind) => likelyTimes[kind]);
  const shares = [...likely, ...ofKinds];
  if (shares.length === 0) return { low: found, high: found, middle: found };
  const [highs, middles] = [
    shares.flatMap(({ high }) => high ?? []),
    shares.flatMap(({ middle }) => middle ?? []),
  ];
  // What was found is not nothing.
  const low = Math.max(Math.min(found, 1), Math.floor(found * Math.min(...shares.map((one) => one.low))));
  return {
    low,
    high: highs.length < shares.length ? null : Math.ceil(found * Math.max(...highs)),
    middle: middles.length < shares.length ? null : Math.max(low, rounded(found * Math.max(...middles))),
  };
}

/** An estimate is told in two figures: more would say that it is exact. */
function rounded(value: number): number {
  return value < 100 ? Math.round(value) : Number(value.toPrecision(2));
}

/** The range of a count that stands alone: of few items nobody knows how many more say it in other words, so that it is a floor. */
function rangeOfCount(filters: FeedbackFilter, found: number): LikelyRange {
  const range = rangeOf(filters, found);
  return isMatter(filters) && found < fewestForRange ? { ...range, high: null, middle: null } : range;
}

function isMatter({ about, also }: FeedbackFilter): boolean {
  return [about, ...(also ?? []).map((one) => one.about)].some((one) => one && !one.as_words);
}

/**
 * "Around 120", with what follows the items in brackets: "probably between 79 and 237"; of few items "at least 4". `isOne`: the noun behind
 * the number is singular, as in "at least 1 item".
 */
export function estimateInWords(
  filters: FeedbackFilter,
  found: number,
): { number: string; range: string; isOne: boolean } {
  const range = rangeOfCount(filters, found);
  return { ...rangeInWords(range), isOne: (range.middle ?? range.low) === 1 };
}

function rangeInWords({ low, high, middle }: LikelyRange): { number: string; range: string } {
  const [lowest, most] = [wholeNumber.format(low), high === null ? '' : wholeNumber.format(high)];
  if (middle === null) return { number: `at least ${lowest}`, range: '' };
  const number = `around ${wholeNumber.format(middle)}`;
  if (high === null) return { number, range: ` (probably at least ${lowest})` };
  return { number, range: low === high ? '' : ` (probably between ${lowest} and ${most})` };
}

/** "Around 8.0 %" of a whole, and its range; of few items "at least 0.4 %". */
export function estimatedShareInWords(
  filters: FeedbackFilter,
  { found, of }: { found: number; of: number },
): { number: string; range: string } {
  const { low, high, middle } = rangeOfCount(filters, found);
  const written = (count: number) => `${shareNumber.format(Math.min(100, (100 * count) / of))} %`;
  if (middle === null) return { number: `at least ${written(low)}`, range: '' };
  const range = high === null ? `at least ${written(low)}` : `between ${written(low)} and ${written(high)}`;
  return { number: `around ${written(middle)}`, range: ` (probably ${range})` };
}

/** Whether a count by this filter is told as an estimate; money, and nothing, are told as they are. */
export function isGuess(filters: FeedbackFilter, { measure, unit, value }: GuessedFigure): boolean {
  return measure === 'count' && unit !== 'revenue' && value !== null && value > 0 && isEstimated(filters);
}

type GuessedFigure = Pick<Figure, 'measure' | 'unit' | 'value'>;

/** A figure beside others as it is told: by its best guess where its filter is an estimate and something was found, else as it was counted. */
export function asEstimate(told: AnswerPart, filters: FeedbackFilter, figure: GuessedFigure): AnswerPart {
  if (told.kind !== 'figure' || !isGuess(filters, figure)) return told;
  return { ...told, text: rangeInWords(rangeOf(filters, figure.value ?? 0)).number };
}

const shareNumber = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });
const wholeNumber = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });

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
