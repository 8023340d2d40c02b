import { clientNouns, itemNouns, peopleNouns, unitNouns } from '../grammar/nouns.ts';
import { isScaffolding } from '../grammar/scaffolding.ts';
import type { NameIndex } from '../names/names.ts';
import { pattern } from '../reading/pattern.ts';
import type { QuestionUnit } from '../plan.ts';
import type { Reading } from '../reading/reading.ts';

const filler =
  '(?: all| different| unique| distinct| separate| individual| the| our| of| negative| positive| neutral| unhappy| happy| angry| satisfied| dissatisfied| disappointed| frustrated| annoyed| confused)*';
const counted = String.raw`(?:how many|how much|number of|amount of|percentage of|per ?cent of|share of|proportion of|fraction of|do more|are more|did more|do fewer|more|fewer|count(?: of)?|which|what)${filler}`;

/** "Riders who gave a nine, how many" */
const behind = new RegExp(String.raw`^(?:the )?(?:${peopleNouns}) (?:who|that) .*\bhow many $`);

const items = `(?:${itemNouns})`;

/** What people did who gave feedback. */
const wrote = /^(?:replied|wrote|answered|responded|commented|participated|posted)$/;

/** What is counted: people, accounts, revenue; null for items. */
export function takeUnit(reading: Reading, names: NameIndex): QuestionUnit | null {
  for (const [unit, word] of unitNouns) {
    const found =
      reading.find(pattern(String.raw`\b${counted} ${word}\b`)) ??
      (unit === 'revenue' ? reading.find(/\b(?:what|which) (?:yearly |annual )?(?:revenue|arr)\b/) : null);
    if (!found) continue;
    // "What people say" asks for their words, and "which people" for their names: not for how many they are.
    if (unit !== 'revenue' && /^(?:what|which)\b/.test((found.groups[0] ?? '').trim())) continue;
    // The words before it still say what kind of question it is.
    const isWriting = unit !== 'revenue' && wrote.test(reading.words[found.end]?.text ?? '');
    // "How many students" are people, of a column's value.
    if (names.valueAt(reading, found.end - 1) === null)
      reading.takeWords(found.end - 1, isWriting ? found.end + 1 : found.end, 'unit');
    // Customers who write are people, of whom several may be of one account.
    const isClient = pattern(`(?:${clientNouns})$`).test((found.groups[0] ?? '').trim());
    return unit === 'accounts' && (isClient || !names.hasAccounts) ? 'people' : unit;
  }
  // Words for feedback are the unit where they are counted.
  const item = reading.find(pattern(String.raw`\b${counted} ${items}\b`));
  if (item && !names.isSourceAt(reading, item.end - 1)) reading.takeWords(item.end - 1, item.end, 'unit');
  if (reading.has(behind)) return 'people';
  const valued = takeValued(reading, names);
  if (valued) return valued;
  return takePeopleSaying(reading, names) ? 'people' : null;
}

/** "How many French customers": a value stands between. */
function takeValued(reading: Reading, names: NameIndex): QuestionUnit | null {
  const asked = reading.find(/\bhow many\b/);
  if (!asked) return null;
  const value = names.valueAt(reading, asked.first + 2);
  const at = value?.end ?? asked.first + 3;
  const isBetween = value !== null || reading.isTaken(asked.first + 2);
  const word = reading.words[at]?.text ?? '';
  if (!isBetween || reading.isTaken(at) || names.valueAt(reading, at) !== null) return null;
  const [unit] =
    unitNouns.find(([one, noun]) => one !== 'revenue' && pattern(`^(?:${noun}) $`).test(`${word} `)) ?? [];
  if (!unit) return null;
  reading.takeWords(at, wrote.test(reading.words[at + 1]?.text ?? '') ? at + 2 : at + 1, 'unit');
  const isClient = pattern(`^(?:${clientNouns})$`).test(word);
  return unit === 'accounts' && (isClient || !names.hasAccounts) ? 'people' : unit;
}

/** "How many swimmers say …": who says something is people, whatever they are called. */
function takePeopleSaying(reading: Reading, names: NameIndex): boolean {
  const found = reading.find(
    /\bhow many ((?:\S+ ){1,3}?)(?:\| )*(?:say|says|said|complain|complained|mention|ask|want|report|talk|write|wrote|wish|praise|think|feel|felt|claim|struggle|cannot|can't|hate|love|dislike)\b/,
  );
  if (!found) return false;
  const from = found.first + 2;
  const unknown: number[] = [];
  let hasValue = false;
  for (let at = from; at < found.end - 1; at += 1) {
    const value = names.valueAt(reading, at);
    if (value) {
      hasValue = true;
      at = value.end - 1;
    } else unknown.push(at);
  }
  const [place] = unknown;
  if (unknown.length > 1 || (place === undefined && !hasValue)) return false;
  if (place === undefined) return true;
  const word = reading.words[place]?.text ?? '';
  if (isScaffolding(word) || reading.isTaken(place) || !/[^s]s$|en$|o$|i$/.test(word)) return false;
  reading.takeWords(place, place + 1, 'unit');
  return true;
}
