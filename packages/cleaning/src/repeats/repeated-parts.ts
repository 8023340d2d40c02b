import { receivedPhrase, surveyPhrase } from '../words/automatic.ts';
import { isLegalText, isTicketFooter } from '../words/footers.ts';
import { nameWords } from '../turns/names.ts';
import type { Speaker, Turn } from '../turns/turn.ts';
import { DistinctCount } from './distinct-count.ts';
import { sentenceRanges } from './sentence-ranges.ts';
import { hashOf, skeletonsOf } from './skeleton.ts';

/** An item as the repeats of a workspace are learnt from it. */
export interface RepeatSource {
  id: string;
  text: string;
  turns: readonly Turn[];
  author?: string;
}

/** A sentence that templates put into many items. */
export interface RepeatedPart {
  /** What `markRepeats` finds it by. */
  key: number;
  /** As it reads, with `…` where numbers and names change. */
  text: string;
  count: number;
  /** Different authors, estimated. */
  authors: number;
  /** Ids of items, three at most. */
  examples: string[];
  likelyWriter: Exclude<Speaker, 'customer'>;
  /** Uses that stand among what the customer says, as far as turns tell. */
  asCustomer: number;
}

interface Seen {
  text: string;
  count: number;
  byOthers: number;
  byAutomatic: number;
  authors: DistinctCount;
  examples: string[];
  /** The round in which it was first seen: what stays rare is dropped. */
  round: number;
}

/** Fewer fixed words are what customers say too: "does not work". */
const leastWords = 4;
const leastCount = 6;
const leastShare = 0.002;
/** So many uses by one author, on average, are those of somebody who answers. */
const usesByAuthor = 6;
/** One or two people who repeat themselves may be customers: somebody who answers does so more often. */
const fewAuthors = 2;
const leastByFew = 20;
const mostSeen = 60_000;
const mostExamples = 3;

/** Finds what repeats in items that come one after the other, as {@link repeatedParts} does. */
export class RepeatFinder {
  readonly #seen = new Map<number, Seen>();
  #count = 0;
  #round = 0;

  add(item: RepeatSource): void {
    this.#count += 1;
    addItem(this.#seen, item, this.#round);
    if (this.#seen.size <= mostSeen) return;
    this.#round += 1;
    forgetRare(this.#seen, this.#round);
  }

  /** Those that come most often first. */
  parts(): RepeatedPart[] {
    const least = Math.max(leastCount, Math.ceil(this.#count * leastShare));
    return [...this.#seen]
      .flatMap(([key, one]) => {
        const likelyWriter = writerOf(one, least);
        if (likelyWriter === null) return [];
        const { text, count, authors, examples, byOthers } = one;
        const found = { key, text, count, authors: Math.min(count, authors.count), examples, likelyWriter };
        return [{ ...found, asCustomer: count - byOthers }];
      })
      .toSorted((a, b) => b.count - a.count || a.key - b.key);
  }
}

/**
 * What repeats over the items of one workspace in more of them than customers' own words would. Reads each item once and
 * holds at most 60,000 sentences: those that stay rare are forgotten. What many different people write is theirs, however
 * often it comes, but legal texts and notices of tools.
 */
export function repeatedParts(items: Iterable<RepeatSource>): RepeatedPart[] {
  const finder = new RepeatFinder();
  for (const item of items) finder.add(item);
  return finder.parts();
}

function addItem(seen: Map<number, Seen>, item: RepeatSource, round: number): void {
  const names = nameWords(item.author);
  const inItem = new Set<number>();
  for (const { who, parts } of item.turns)
    for (const { kind, start, end } of parts) {
      if (kind === 'quote' || kind === 'quote-head' || kind === 'greeting') continue;
      for (const range of sentenceRanges(item.text, start, end)) {
        for (const skeleton of skeletonsOf(item.text.slice(range.start, range.end), names)) {
          const key = hashOf(skeleton.key);
          if (skeleton.words < leastWords || inItem.has(key)) continue;
          inItem.add(key);
          const one = seen.get(key) ?? nothing(skeleton.shown, round);
          seen.set(key, one);
          addUse(one, item, who);
        }
      }
    }
}

function addUse(one: Seen, { id, author }: RepeatSource, who: Speaker): void {
  one.count += 1;
  if (who !== 'customer') one.byOthers += 1;
  if (who === 'automatic' || who === 'system') one.byAutomatic += 1;
  one.authors.add(author ?? id);
  if (one.examples.length < mostExamples) one.examples.push(id);
}

const nothing = (text: string, round: number): Seen => ({
  text,
  count: 0,
  byOthers: 0,
  byAutomatic: 0,
  authors: new DistinctCount(),
  examples: [],
  round,
});

/** Lossy counting: what was seen no more often than rounds went by since it came is forgotten. */
function forgetRare(seen: Map<number, Seen>, round: number): void {
  for (const [key, { count, round: first }] of seen) if (count + first <= round) seen.delete(key);
  // A round in which all came twice: the oldest go.
  for (const key of seen.keys()) {
    if (seen.size <= mostSeen / 2) break;
    if ((seen.get(key)?.count ?? 0) <= 2) seen.delete(key);
  }
}

function writerOf(one: Seen, least: number): RepeatedPart['likelyWriter'] | null {
  const isFurniture =
    isLegalText(one.text) ||
    isTicketFooter(one.text) ||
    receivedPhrase.test(one.text) ||
    surveyPhrase.test(one.text);
  if (one.byOthers * 2 > one.count) {
    if (one.count < leastCount) return null;
    return one.byAutomatic * 2 > one.count || isFurniture ? 'automatic' : 'agent';
  }
  if (one.count < least) return null;
  if (isFurniture) return 'automatic';
  if (one.authors.count <= fewAuthors && one.count < leastByFew) return null;
  return one.count >= one.authors.count * usesByAuthor ? 'agent' : null;
}
