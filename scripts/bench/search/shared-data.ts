import { join } from 'node:path';
import { readCsv, readLabelled } from '../../engine/labelled-texts.ts';
import type { LabelledText } from '../../engine/labelled-texts.ts';
import { labelOfStars } from './tone.ts';
import type { Toned } from './tone.ts';

export interface SharedData {
  bankTrain: LabelledText[];
  bankTest: LabelledText[];
  /** Complaints with the reason that a person gave them. */
  airlineReasons: LabelledText[];
  airlineTone: Toned[];
  reviewTone: Toned[];
  bankReviewTone: Toned[];
  /** All texts, shuffled, for speed and memory. */
  texts: string[];
}

/** Reads the data sets that the bench needs; throws what `node:fs` throws when one is absent. */
export async function readShared(folder: string): Promise<SharedData> {
  const bankTrain = await readLabelled(join(folder, 'banking77_train.csv'), 'text', 'category');
  const bankTest = await readLabelled(join(folder, 'banking77_test.csv'), 'text', 'category');
  const tweets = await readCsv(join(folder, 'airline_tweets.csv'));
  const reviews = await readCsv(join(folder, 'chatgpt_ios_reviews.csv'));
  const bankReviews = await readCsv(join(folder, 'neobank_app_reviews.csv'));
  const airlineTone = tweets.map((row) => ({ text: row.text ?? '', label: row.airline_sentiment ?? '' }));
  const reviewTone = reviews.map((row) => ({
    text: row.review ?? '',
    title: row.title ?? '',
    label: labelOfStars(row.rating ?? ''),
  }));
  const bankReviewTone = bankReviews
    .filter((row) => row.Rating)
    .map((row) => ({ text: row.Comment ?? '', label: labelOfStars(row.Rating ?? '') }));
  const texts = [...bankTrain, ...airlineTone, ...reviewTone, ...bankReviewTone].map(({ text }) => text);
  return {
    bankTrain,
    bankTest,
    airlineReasons: tweets
      .map((row) => ({ text: row.text ?? '', label: row.negativereason ?? '' }))
      .filter(({ label }) => label !== '' && label !== "Can't Tell"),
    airlineTone,
    reviewTone,
    bankReviewTone,
    texts: shuffled(texts),
  };
}

/** Always the same order: a step that shares no factor with the length visits each text once. */
function shuffled(texts: readonly string[]): string[] {
  const { length } = texts;
  let step = Math.floor(length * 0.618) || 1;
  while (greatestDivisor(step, length) !== 1) step += 1;
  return texts.map((_, i) => texts[(i * step) % length] ?? '');
}

function greatestDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestDivisor(b, a % b);
}
