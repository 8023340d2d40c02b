import type { RatingScale } from '../draft.ts';
import type { ColumnFacts } from '../facts.ts';
import { wordsOf } from '../columns/name-words.ts';
import { asksToRecommend } from '../columns/survey-questions.ts';

export const RATING_SCALES: readonly RatingScale[] = [
  { min: 1, max: 5 },
  { min: 0, max: 5 },
  { min: 1, max: 7 },
  { min: 1, max: 10 },
  { min: 0, max: 10 },
  { min: 0, max: 100 },
];

/** Numbers beyond a scale that are taken for mistakes rather than for another scale. */
const STRAY_SHARE = 0.01;

/**
 * The scale that a column's numbers were given on, or null when they fit none; a few strays above it do not change it.
 *
 * @param isNps the file says elsewhere that it asks how likely somebody is to recommend something ({@link speaksOfNps})
 */
export function guessScale({ name, statistics }: ColumnFacts, isNps = false): RatingScale | null {
  const { numberCount, below1, above5, above10, minNumber, maxNumber } = statistics;
  if (numberCount === 0 || minNumber === null || maxNumber === null) return null;
  if (minNumber < 0 || maxNumber > 100) return null;
  const named = rangeOfName(name, below1);
  if (named !== null) return named.max === SCHOOL_MARKS || maxNumber > named.max * 1.5 ? null : named;
  const { outOf } = statistics;
  if (outOf !== undefined && outOf !== null)
    return RATING_SCALES.some(({ max }) => max === outOf) && maxNumber <= outOf
      ? { min: below1 > 0 || outOf === 100 ? 0 : 1, max: outOf }
      : null;
  const stray = numberCount * STRAY_SHARE;
  const min = below1 > stray ? 0 : 1;
  if (asksToRecommend(name) && above10 <= stray) return { min: 0, max: 10 };
  if (isNps && above5 > 0 && above10 <= stray) return { min: 0, max: 10 };
  if (above5 <= stray) return { min, max: 5 };
  if (above10 <= stray) return { min, max: 10 };
  // Votes and points are small numbers too; hundredths reach further.
  return maxNumber >= HUNDREDTHS_REACH ? { min: 0, max: 100 } : null;
}

/** Whether a file is about the Net Promoter Score: by a column's name, its values, or by what the file or sheet is called. */
export function speaksOfNps(columns: readonly ColumnFacts[], fileAndSheet = ''): boolean {
  const says = (text: string) => NPS.test(wordsOf(text));
  return (
    says(fileAndSheet) ||
    columns.some(({ name, samples }) => says(name) || samples.some((value) => OF_NPS.test(wordsOf(value)))) ||
    columns.some(({ samples }) => groupsOf(samples).size > 1)
  );
}

/** Which of the three groups a column names; "Passive" alone may be a speaker. */
function groupsOf(samples: readonly string[]): Set<string> {
  return new Set(
    samples.flatMap((value) => (value.length <= 30 ? (GROUP.exec(wordsOf(value))?.[1] ?? []) : [])),
  );
}

const NPS = /\bnps\b|\bnet promoter\b|\b(?:promoters?|detractors?|passives?)\b/;
const OF_NPS = /^(?:nps|net promoter)\b.{0,20}$/;
const GROUP = /\b(promoter|detractor|passive)s?\b/;

const HUNDREDTHS_REACH = 50;

/** School marks, of which 1 is the best: no scale says that, and the marks would be taken for stars. */
const SCHOOL_MARKS = 6;

/** "7-point scale", "5段階", "10점 만점", "满分5分". */
const STEPS =
  /(?<!\d)(5|7|10|100)\s?(?:-?\s?points?\b|er[- ]skala|段階|点満点|점\s?만점|分制|星)|(?:满分|滿分)\s?(5|7|10|100)(?!\d)/i;
/** "1 = not at all, 7 = very much". */
const ENDS = /(?<!\d)([01])\s?[=:–-]\s?[^\d=]{1,60}[,;/|]\s?(5|7|10|100)\s?[=:–-]/;

/** Whether a name tells a scale: "Food (1–10)", "Service /5". */
export function namesScale(name: string): boolean {
  return rangeOfName(name, 0) !== null;
}

/** A scale that stands in the name: "Score (0–10)", "CSAT 1 to 5", "Note (/5)", "stars out of 5"; null for any other numbers. */
function rangeOfName(name: string, below1: number): RatingScale | null {
  const end = /(?:^|[\s(])(?:\/|out of|von|sur|su|de|van|av)\s?(5|7|10|100)\)?$/i.exec(
    name.slice(-300).trimEnd(),
  );
  if (end !== null) return { min: below1 > 0 || end[1] === '100' ? 0 : 1, max: Number(end[1]) };
  const steps = STEPS.exec(name.slice(-300));
  if (steps !== null) return { min: below1 > 0 ? 0 : 1, max: Number(steps[1] ?? steps[2]) };
  const ends = ENDS.exec(name.slice(-300));
  if (ends !== null) return { min: Number(ends[1]), max: Number(ends[2]) };
  const match = /(?<!\d)([01])\s?(?:-|–|—|\/|\.\.\.?|to|bis|à|a)\s?(\d{1,3})(?!\d)/i.exec(name.slice(-300));
  const max = Number(match?.[2] ?? 0);
  return match !== null && (max === SCHOOL_MARKS || RATING_SCALES.some((scale) => scale.max === max))
    ? { min: Number(match[1]), max }
    : null;
}
