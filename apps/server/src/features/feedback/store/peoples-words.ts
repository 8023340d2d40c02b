import type { Sentiment } from '@earshot/contracts/filter/feedback-filter';
import { createHash } from 'node:crypto';
import type { ItemContent } from './item-content.service.ts';

/** What people may say of an item's text. */
export type WordSubject = 'sentiment' | 'language';

/** What is made of an item's text. */
export type Judged = Pick<ItemContent, 'sentiment' | 'sentimentScore' | 'sentimentBy' | 'language'>;
export type JudgedTone = Omit<Judged, 'language'>;

/** What a person says, and what the engine finds where it holds. */
export type Word = { itemId: number; textHash: Buffer } & (
  | { subject: 'sentiment'; said: Sentiment; engine: JudgedTone }
  | { subject: 'language'; said: string; engine: { language: string } }
);

type Worded = Judged & Pick<ItemContent, 'title' | 'text'>;

const scoreOfSaid: Readonly<Record<Sentiment, number>> = { negative: -1, neutral: 0, positive: 1 };

/** SHA-256 of what is judged: words hold for this text alone. The database works it out in the same way. */
export function textHashOf({ title, text }: Pick<ItemContent, 'title' | 'text'>): Buffer {
  return createHash('sha256')
    .update(title === null ? text : `${title}\n${text}`)
    .digest();
}

/** Those of the words that hold for this text. */
export function holding(item: Pick<ItemContent, 'title' | 'text'>, words: readonly Word[]): Word[] {
  if (words.length === 0) return [];
  const hash = textHashOf(item);
  return words.filter(({ textHash }) => textHash.equals(hash));
}

/** The item as the engine alone sees it. */
export function withoutWords<Item extends Worded>(item: Item, words: readonly Word[]): Item {
  return holding(item, words).reduce((plain, { engine }) => ({ ...plain, ...engine }), item);
}

/** The item as it is shown, from what the engine alone sees. */
export function withWords<Item extends Worded>(item: Item, words: readonly Word[]): Item {
  return holding(item, words).reduce((shown, word) => ({ ...shown, ...saidBy(word) }), item);
}

function saidBy(word: Word): Partial<Judged> {
  if (word.subject === 'language') return { language: word.said };
  return { sentiment: word.said, sentimentScore: scoreOfSaid[word.said], sentimentBy: 'person' };
}

export function toneOfItem({ sentiment, sentimentScore, sentimentBy }: JudgedTone): JudgedTone {
  return { sentiment, sentimentScore, sentimentBy };
}

/** The database keeps scores in single precision. */
export function isSameTone(a: JudgedTone, b: JudgedTone): boolean {
  return (
    a.sentiment === b.sentiment &&
    a.sentimentBy === b.sentimentBy &&
    Math.fround(a.sentimentScore) === Math.fround(b.sentimentScore)
  );
}
