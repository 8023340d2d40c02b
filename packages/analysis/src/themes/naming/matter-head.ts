import { fold } from '../../text/fold.ts';

/** A matter heads a theme's name where so many of its items speak of it, 0…1, … */
const LEAST_SAYING = 0.6;
/** … so many times as often as others do. */
const LEAST_RISE = 2;
/** Steadies shares of few items. */
const SMOOTHING = 0.02;
/** Matters that say nothing of what a theme is about, or too much of what is not. */
const NO_HEADS = new Set([
  'thanks',
  'knowledge',
  'level',
  'family',
  'parents',
  'understand',
  'hot',
  'park',
  'gift',
  'copy',
]);
/** What a matter is called where its own name is a word for many things. */
const CALLED: ReadonlyMap<string, string> = new Map([
  ['fit', 'comfort'],
  ['unreachable', 'hard to reach'],
  ['approval', 'approval or refusal'],
  ['damage', 'broken or damaged'],
  ['responsiveness', 'replies'],
  ['listing', 'adverts'],
  ['waiting', 'waiting time'],
  ['slow', 'speed'],
  ['missing', 'missing or lost'],
]);

/** What most of a theme's items speak of, in whatever words and language. */
export interface MatterHead {
  /** Its own name. */
  matter: string;
  /** As a name says it, within a sentence. */
  label: string;
  /** Share of the items that speak of it, 0…1. */
  saying: number;
}

/**
 * The matter that most of a theme's items speak of and few others; null where there is none.
 *
 * @param heard matters of each of its items
 * @param elsewhere share of all other items that speak of a matter, 0…1
 */
export function matterHead(
  heard: readonly (readonly string[])[],
  elsewhere: (matter: string, within: number) => number,
): MatterHead | null {
  const counts = new Map<string, number>();
  for (const matters of heard)
    for (const matter of matters) counts.set(matter, (counts.get(matter) ?? 0) + 1);
  let [best, most]: [MatterHead | null, number] = [null, 0];
  for (const [matter, count] of counts) {
    const saying = count / heard.length;
    const rise = (saying + SMOOTHING) / (elsewhere(matter, saying) + SMOOTHING);
    if (NO_HEADS.has(matter) || saying < LEAST_SAYING || rise < LEAST_RISE) continue;
    const worth = saying * Math.log(rise);
    if (worth > most) [best, most] = [{ matter, label: CALLED.get(matter) ?? matter, saying }, worth];
  }
  return best;
}

/** Whether a name says its head's own word already. */
export function saysLabel(name: string, { label }: MatterHead): boolean {
  return fold(name.toLowerCase()).includes(fold(label.toLowerCase()));
}
