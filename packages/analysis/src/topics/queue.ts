import { extractFeatures } from '../features.ts';
import { chanceFrom } from '../seeded-chance.ts';
import { product } from './text-vectors.ts';
import type { TextVector } from './text-vectors.ts';
import type { TopicItems } from './topic-items.ts';

/** Why an item is put before a person. */
export type Reason = 'near' | 'audit' | 'below' | 'diverse';

export interface Suggestion {
  position: number;
  itemId: number;
  reason: Reason;
  /** Drawn at random among the items that belong: only such ratings say how precise the topic is. */
  isAudit: boolean;
}

export interface QueueInput {
  /** Log odds from which on an item belongs. */
  threshold: number;
  items: TopicItems;
  /** Log odds of the items, by position. */
  odds: Float64Array;
  title: string;
  /** Items that have been rated or skipped, in that order; they are not asked again. */
  seen: readonly number[];
  count: number;
  /** The same seed gives the same suggestions. */
  seed: number;
}

/** Of ten suggestions four lie near the threshold, three check the topic, two look below it, one is unlike the others. */
const ORDER: readonly Reason[] = [
  'near', 'audit', 'below', 'near', 'audit', 'near', 'diverse', 'audit', 'below', 'near',
]; // prettier-ignore
/** What lies below the threshold is drawn from as many items as lie above it times this, at least from `LEAST_BELOW`. */
const BELOW_SHARE = 1;
const LEAST_BELOW = 20;
const DIVERSE_AMONG = 100;
/** Items already seen that a diverse one is held against; the youngest. */
const COMPARED = 50;

/** What to rate next, best order first; fewer than `count` only when there are no more items. */
export function nextToRate(input: QueueInput): Suggestion[] {
  const { threshold, items, odds, seen, count, seed } = input;
  const taken = new Set(seen.map((id) => items.positionOf(id)).filter((position) => position !== undefined));
  const open = Array.from(odds.keys()).filter((position) => !taken.has(position));
  const gap = (position: number): number => (odds[position] ?? 0) - threshold;
  const nearest = [...open].sort((a, b) => Math.abs(gap(a)) - Math.abs(gap(b)) || a - b);
  const best = [...open].sort((a, b) => gap(b) - gap(a) || a - b);
  const tagged = best.filter((position) => gap(position) >= 0);
  const untagged = best.slice(tagged.length);
  const chance = chanceFrom(seed * 7919 + seen.length);
  const drawn = shuffled(tagged, chance);
  const below = shuffled(untagged.slice(0, Math.max(LEAST_BELOW, BELOW_SHARE * tagged.length)), chance);
  const hits = holdersOf(input.title, untagged, items);
  const suggestions: Suggestion[] = [];
  const take = (reason: Reason, among: readonly number[]): boolean => {
    const position = among.find((one) => !taken.has(one));
    if (position === undefined) return false;
    taken.add(position);
    suggestions.push({ position, itemId: items.ids[position] ?? -1, reason, isAudit: reason === 'audit' });
    return true;
  };
  for (let turn = seen.length; suggestions.length < Math.min(count, open.length); turn += 1) {
    const reason = ORDER[turn % ORDER.length] ?? 'near';
    const isFound =
      (reason === 'audit' && take(reason, drawn)) ||
      (reason === 'below' && take(reason, turn % ORDER.length < 5 ? [...hits, ...below] : below)) ||
      (reason === 'diverse' && take(reason, leastLike(best.slice(0, DIVERSE_AMONG), taken, seen, items)));
    if (!isFound) take('near', nearest);
  }
  return suggestions;
}

/** Untagged items that hold every content word of the title. */
function holdersOf(title: string, untagged: readonly number[], items: TopicItems): number[] {
  const { words } = items.vectors.wordsOf(extractFeatures(title, items.vectors.table));
  const slots = words.filter(({ isFunctionWord }) => !isFunctionWord).map(({ stemSlot }) => stemSlot);
  if (slots.length === 0) return [];
  return untagged.filter((position) => {
    const held = items.stemSlotsAt(position);
    return slots.every((slot) => held.has(slot));
  });
}

/** The one of the candidates that is least like anything seen, as a list of one. */
function leastLike(
  candidates: readonly number[],
  taken: ReadonlySet<number>,
  seen: readonly number[],
  items: TopicItems,
): number[] {
  const compared: TextVector[] = [];
  for (const id of seen.slice(-COMPARED)) {
    const position = items.positionOf(id);
    if (position !== undefined) compared.push(items.vectorAt(position));
  }
  let least = Infinity;
  let found: number[] = [];
  for (const position of candidates) {
    if (taken.has(position)) continue;
    const vector = items.vectorAt(position);
    const like = compared.reduce((most, other) => Math.max(most, product(vector, other)), 0);
    if (like < least) [least, found] = [like, [position]];
  }
  return found;
}

function shuffled(values: readonly number[], chance: () => number): number[] {
  const result = [...values];
  for (let i = result.length - 1; i > 0; i -= 1) {
    const j = Math.floor(chance() * (i + 1));
    [result[i], result[j]] = [result[j] ?? 0, result[i] ?? 0];
  }
  return result;
}
