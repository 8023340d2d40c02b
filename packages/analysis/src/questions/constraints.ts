import type { NameIndex, Named } from './names.ts';
import type { PlanFilter, PlanPart, Tone } from './plan.ts';
import type { Reading } from './reading.ts';

/** Something that a question restricts to, or leaves out. */
export interface Constraint extends Named {
  /** Place of its first word. */
  place: number;
  isExcluded: boolean;
}

const tones: readonly [Tone, RegExp][] = [
  [
    'negative',
    /\b(negative|complaints?|complain(ed|s|ing)?|complainers|unhappy|angry|angriest|frustrat(ed|ing|es|e|ions?)|annoy(s|ed|ing)?|dissatisfied|dislikes?|hates?|criticisms?|critici[sz]e[sd]?|upset|disappointed|worst (feedback|reviews?|comments?|messages?)|(bad|poor) (feedback|reviews?|ratings?|comments?|messages?))\b/,
  ],
  [
    'positive',
    /\b(positive|praises?|praised|praising|happy|happiest|loves?|loved|liked|likes|compliments?|satisfied|delighted|enjoy(s|ed)?|best (feedback|reviews?|comments?|messages?)|(good|great) (feedback|reviews?|ratings?|comments?|messages?))\b/,
  ],
  ['neutral', /\bneutral\b/],
];

const languages: Record<string, string> = {
  english: 'en',
  german: 'de',
  french: 'fr',
  spanish: 'es',
  italian: 'it',
  portuguese: 'pt',
  dutch: 'nl',
  polish: 'pl',
  swedish: 'sv',
  danish: 'da',
  turkish: 'tr',
  japanese: 'ja',
  chinese: 'zh',
  korean: 'ko',
  russian: 'ru',
  arabic: 'ar',
};

const starNumbers: Record<string, number> = { one: 1, two: 2, three: 3, four: 4, five: 5 };

/**
 * Takes what restricts out of a question: names, tone, language and stars.
 *
 * @param isLiteral whether words are meant where topics and themes have the same names
 */
export function takeConstraints(
  reading: Reading,
  names: NameIndex,
  starRange: (stars: number) => { rating_min: number; rating_max: number },
  isLiteral: boolean,
): Constraint[] {
  const found: Constraint[] = [];
  const add = (place: number, end: number, named: Named) => {
    found.push({ ...named, place, isExcluded: isExcluded(reading, place) });
    reading.takeWords(place, end, named.group);
  };
  for (let place = 0; place < reading.words.length; place += 1) {
    const at = names.at(reading, place, ({ group }) => !(isLiteral && isTopicOrTheme(group)));
    if (!at) continue;
    add(place, at.end, at.named);
    takeFieldName(reading, at.named, place, at.end);
    place = at.end - 1;
  }
  for (;;) {
    const stars = reading.find(/\b([1-5]|one|two|three|four|five) stars?\b/);
    if (!stars) break;
    const word = stars.groups[1] ?? '';
    const number = starNumbers[word] ?? Number(word);
    add(stars.first, stars.end, { group: 'stars', label: `${number} stars`, part: starRange(number) });
  }
  const rated = reading.find(
    /\b(without (a |any )?(rating|stars)|unrated|not rated|with (a |any )?rating)\b/,
  );
  if (rated) {
    const isRated = rated.groups[0]?.startsWith('with ') ?? false;
    found.push({
      group: 'rated',
      label: isRated ? 'rated' : 'not rated',
      part: { rated: isRated },
      place: rated.first,
      isExcluded: false,
    });
    reading.takeWords(rated.first, rated.end, 'rated');
  }
  for (let place = 0; place < reading.words.length; place += 1) {
    const code = reading.isTaken(place) ? undefined : languages[reading.words[place]?.text ?? ''];
    if (code === undefined) continue;
    add(place, place + 1, {
      group: 'language',
      label: reading.words[place]?.said ?? code,
      part: { languages: [code] },
    });
  }
  for (const [tone, phrase] of tones) {
    for (let at = reading.find(phrase); at; at = reading.find(phrase)) {
      add(at.first, at.end, { group: 'sentiment', label: tone, part: { sentiments: [tone] } });
    }
  }
  return found.sort((a, b) => a.place - b.place);
}

export function isTopicOrTheme(group: string): boolean {
  return group === 'topic' || group === 'theme';
}

/** "Version 4.2", "Agency plan": the field's own name beside its value says nothing more. */
function takeFieldName(reading: Reading, { group }: Named, place: number, end: number): void {
  const [kind, key] = group.split(':');
  const word = kind === 'field' ? (key ?? '').toLowerCase() : kind === 'plan' ? 'plan' : null;
  if (word === null) return;
  for (const at of [place - 1, end]) {
    if (!reading.isTaken(at) && reading.words[at]?.text === word) reading.takeWords(at, at + 1, group);
  }
}

const excluding = /^(not|excluding|except|without|besides|never|ignoring|outside)$/;
const between = /^(from|in|on|about|by|with|the|for|of|at|source|plan|language|any|mention|mentioning)$/;

export function isExcluded(reading: Reading, place: number): boolean {
  for (let at = place - 1; at >= 0; at -= 1) {
    const word = reading.words[at]?.text ?? '';
    if (excluding.test(word)) return true;
    if (word === 'than' && reading.words[at - 1]?.text === 'other') return true;
    if (!between.test(word)) return false;
  }
  return false;
}

/** One filter that says all of them. */
export function filterOf(constraints: readonly Constraint[]): PlanFilter {
  const groups = new Map<string, PlanPart[]>();
  const except: PlanPart[] = [];
  for (const { group, part, isExcluded: isOut } of constraints) {
    if (isOut) except.push(part);
    else groups.set(group, [...(groups.get(group) ?? []), part]);
  }
  const filter: PlanFilter = {};
  for (const parts of groups.values()) {
    const [first] = parts;
    if (!first) continue;
    if (first.custom_trend_id !== undefined) addTopics(filter, parts);
    else if (first.metadata_filters) addFieldValues(filter, except, parts);
    else mergeInto(filter, parts);
  }
  if (except.length > 0) filter.except = except;
  return filter;
}

/** An item has to belong to each of the topics. */
function addTopics(filter: PlanFilter, parts: readonly PlanPart[]): void {
  const ids = [...new Set(parts.flatMap(({ custom_trend_id: id }) => id ?? []))];
  const [first, ...others] = ids;
  if (first !== undefined) filter.custom_trend_id = first;
  if (others.length > 0)
    filter.also = [...(filter.also ?? []), ...others.map((id) => ({ custom_trend_id: id }))];
}

/** One of several values: a filter says that only as "not none of them". */
function addFieldValues(filter: PlanFilter, except: PlanPart[], parts: readonly PlanPart[]): void {
  const conditions = parts.flatMap(({ metadata_filters: one }) => one ?? []);
  if (new Set(conditions.map(({ value }) => value)).size <= 1) {
    filter.metadata_filters = [...(filter.metadata_filters ?? []), ...conditions.slice(0, 1)];
    return;
  }
  except.push({ metadata_filters: conditions.map((one) => ({ ...one, condition: 'not_equals' as const })) });
}

/** Values of one group are alternatives; the ends of a range of stars span all that are named. */
function mergeInto(filter: PlanFilter, parts: readonly PlanPart[]): void {
  const into = filter as Record<string, unknown>;
  for (const part of parts) {
    for (const [name, value] of Object.entries(part)) {
      const known: unknown = into[name];
      if (Array.isArray(known) && Array.isArray(value))
        into[name] = [...new Set<unknown>([...(known as unknown[]), ...(value as unknown[])])];
      else if (name === 'rating_min' && typeof known === 'number')
        into[name] = Math.min(known, Number(value));
      else if (name === 'rating_max' && typeof known === 'number')
        into[name] = Math.max(known, Number(value));
      else into[name] = value;
    }
  }
}
