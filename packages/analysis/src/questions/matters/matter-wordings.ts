import { englishOf, translationsOf } from '../../language/dictionary.ts';
import { joinedOf } from './joined-words.ts';
import { functionWords } from '../../language/function-words.ts';
import { lexiconOf } from '../../sentiment/lexicon.ts';
import { stem } from '../../text/stem.ts';
import { tokenise } from '../../text/tokenise.ts';
import { rootOf } from '../../text/word-forms.ts';
import type { Matter } from '../grammar/wordings.ts';
import { matters, softMatters, thingNouns } from '../grammar/wordings.ts';

/** So many wordings of a matter are looked for at most. */
export const mostWordings = 160;
/** Words of a matter that are looked for at most. */
const mostUnits = 5;

const stemsOf = (text: string) => tokenise(text).map(stem).join(' ');
/** Shorter words are too like others without their endings. */
const leastRooted = 5;
const byWording = new Map<string, Matter[]>();
/** Words of other languages than English without their endings: "langsamen" is "langsam". */
const byRoot = new Map<string, Matter[]>();
for (const matter of matters) {
  for (const { text, language } of matter.wordings) {
    const stems = stemsOf(text);
    byWording.set(stems, [...new Set([...(byWording.get(stems) ?? []), matter])]);
    const [word = '', ...more] = tokenise(text);
    if (language === 'en' || more.length > 0 || word.length < leastRooted) continue;
    byRoot.set(rootOf(word), [...new Set([...(byRoot.get(rootOf(word)) ?? []), matter])]);
  }
}

/** The matters that have a wording, that of this name alone where there is one. */
function mattersOf(text: string): readonly Matter[] {
  const stems = stemsOf(text);
  const [word = '', ...more] = tokenise(text);
  const rooted = more.length === 0 && word.length >= leastRooted ? byRoot.get(rootOf(word)) : undefined;
  const all = byWording.get(stems) ?? rooted ?? [];
  const named = all.filter(({ wordings }) => wordings[0]?.text.toLowerCase() === text.toLowerCase());
  return named.length > 0 ? named : all;
}

/** What other languages call a word, and English where it is of another language. */
function inOtherLanguages(word: string): string[] {
  const own = translationsOf(word);
  if (own.length > 0) return [...own];
  const [only = '', ...more] = tokenise(word);
  const english = more.length > 0 || mattersOf(word).length > 0 ? undefined : englishOf(only);
  return english === undefined
    ? []
    : [english, ...mattersOf(english).flatMap(alone), ...translationsOf(english)];
}

/** How items may speak of a matter: by any wording of `or`, or by one wording of each list of `each`, close together. */
export interface Wordings {
  or: string[];
  each?: string[][];
}

/** The wordings by which items may speak of a matter, the asked one first, and how else its words may be joined. */
export function wordingsOf(text: string): Wordings {
  const { or, ...rest } = knownWordingsOf(text);
  const [asked = text, ...others] = or;
  return { or: once([asked, ...joinedOf(text), ...others]), ...rest };
}

function knownWordingsOf(text: string): Wordings {
  const whole = mattersOf(text);
  if (whole.length > 0) return { or: once([text, ...whole.flatMap(alone), ...inOtherLanguages(text)]) };
  const units = tellingOf(unitsOf(text));
  const [only] = units;
  if (only === undefined) return { or: once([text, ...inOtherLanguages(text)]) };
  const told = impliedBy(units);
  if (told.length > 0)
    return { or: once([text, ...told.flatMap(alone)]), each: units.slice(0, mostUnits).map(listOf) };
  if (units.length === 1)
    return { or: once([text, only, ...mattersOf(only).flatMap(alone), ...inOtherLanguages(only)]) };
  return { or: [text], each: units.slice(0, mostUnits).map(listOf) };
}

/** How many items are likely to speak of a matter, as shares of those that its words find; null where nobody knows. */
export interface LikelyShares {
  low: number;
  high: number | null;
  /** Half of the matters had more. */
  middle: number | null;
}

/**
 * Of 154 matters in twelve sets of data that were read: where one word names the matter, seven in ten had between 1.04 and 3 times the items
 * found; where several do, nine in ten had at least 0.73 times, and a fifth more than eight times. The middles are those of 100 matters in six
 * of these sets.
 */
const likelyOfOne: LikelyShares = { low: 1, high: 3, middle: 1.5 };
const likelyOfSeveral: LikelyShares = { low: 0.73, high: null, middle: 1.2 };

/** How far the items that the words of a matter find are those that speak of it. */
export function likelySharesOf(text: string): LikelyShares {
  const found = mattersOf(text).length > 0 ? [text] : tellingOf(unitsOf(text));
  if (found.length > 1) return likelyOfSeveral;
  return found.every(hasOtherWordings) ? likelyOfOne : { low: 1, high: null, middle: null };
}

/** Whether people are known to say the same in other words. */
export function hasOtherWordings(unit: string): boolean {
  return listOf(unit).length > 1;
}

/** Whether a word only says how good or bad something is: alone it is said of anything. */
export function isQuality(unit: string): boolean {
  return mattersOf(unit).length === 0 && lexiconOf('en').strengthOf(unit) !== 0;
}

/** All wordings of a word of a matter, those too that say so only beside another. */
export function listOf(unit: string): string[] {
  return once([
    unit,
    ...mattersOf(unit).flatMap(({ wordings }) => wordings.map((one) => one.text)),
    ...inOtherLanguages(unit),
  ]);
}

/** So many words a wording has at most that is looked for in a question. */
export const mostWordsOfWording = 4;

/** These only say that something is done. */
const lightVerbs =
  /^(?:us(?:e|es|ed|ing)|keeps|kept|keeping|find|finds|found|seems?|seemed|becomes?|became|goes|went|turns?|turned|arrives?|arrived|puts?|lets?|get|getting|make|making|having|try|trying|tried|able|unable|manage|handle|organi[sz]e|arrange|view|add|keep|see)$/;

/** Whether these words together are a wording of some matter. */
export function isWording(text: string): boolean {
  return byWording.has(stemsOf(text));
}

/** Whether any word of a matter has wordings, so that it is spelt as it is meant. */
export function isKnown(text: string): boolean {
  return isWording(text) || unitsOf(text).some(isWording);
}

/** The words of a matter, where several are one wording together: "customer service", "log in". */
export function unitsOf(text: string): string[] {
  const words = tokenise(text);
  const units: string[] = [];
  for (let at = 0; at < words.length;) {
    const length = [4, 3, 2].find(
      (many) => at + many <= words.length && byWording.has(stemsOf(words.slice(at, at + many).join(' '))),
    );
    const unit = words.slice(at, at + (length ?? 1)).join(' ');
    if (length !== undefined || !functionWords('en').has(unit)) units.push(unit);
    at += length ?? 1;
  }
  return units;
}

/** Without what stands for the thing itself, and what only says how another matter goes, where something else is left. */
function tellingOf(units: readonly string[]): string[] {
  const telling = units.filter((unit) => !thingNouns.test(unit) && !lightVerbs.test(unit));
  const hard = telling.filter(
    (unit) => !mattersOf(unit).some((one) => softMatters.includes(one.wordings[0]?.text ?? '')),
  );
  if (hard.length > 0) return hard;
  return telling.length > 0 ? telling : [...units];
}

/** What happens to some things need not name them: "not arrived" is said of a delivery, "fully booked" of appointments. */
const implied: Readonly<Record<string, readonly string[]>> = {
  delay: ['delivery', 'order'],
  availability: ['appointment', 'booking', 'seat', 'ticket', 'room'],
  unreachable: ['support', 'phone', 'staff'],
  deposit: ['return', 'refund', 'waiting', 'delay'],
  refund: ['waiting', 'money', 'delay'],
  login: ['account', 'phone'],
};

/** The matters by whose own wordings a matter of several words is told, where all other words are implied by it. */
function impliedBy(units: readonly string[]): readonly Matter[] {
  if (units.length < 2) return [];
  const named = units.map((unit) =>
    mattersOf(unit).map((matter) => ({ matter, name: matter.wordings[0]?.text ?? '' })),
  );
  for (const own of named)
    for (const { matter, name } of own) {
      const things = implied[name];
      const isWhole = named.every(
        (other) => other === own || other.some((one) => things?.includes(one.name)),
      );
      if (things && isWhole) return [matter];
    }
  return [];
}

function alone({ wordings }: Matter): string[] {
  return wordings.filter(({ isBeside }) => !isBeside).map((one) => one.text);
}

/** Without those that mean the same: one of each stem, and of these the first. */
function once(wordings: readonly string[]): string[] {
  const seen = new Set<string>();
  const result: string[] = [];
  for (const one of wordings) {
    const key = stemsOf(one);
    if (key === '' || seen.has(key)) continue;
    seen.add(key);
    result.push(one);
  }
  return result.slice(0, mostWordings);
}
