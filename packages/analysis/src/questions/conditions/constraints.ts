import { functionWords } from '../../language/function-words.ts';
import { stem } from '../../text/stem.ts';
import { wordsIn } from '../names/column-nouns.ts';
import { isExcluded } from '../reading/excluded.ts';
import { takeFieldNumbers } from './field-numbers.ts';
import { kinds } from '../grammar/kinds.ts';
import { tones } from '../grammar/tones.ts';
import { isScaffolding } from '../grammar/scaffolding.ts';
import { isWording } from '../matters/matter-wordings.ts';
import type { NameIndex, Named } from '../names/names.ts';
import type { FieldCondition, PlanFilter, PlanPart } from '../plan.ts';
import type { Reading } from '../reading/reading.ts';
import { wordsOf } from '../reading/reading.ts';
import { pattern } from '../reading/pattern.ts';
import type { Constraint } from './constraint.ts';

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

/**
 * Takes what restricts out of a question: what is missing, names, tones, kinds and languages.
 *
 * @param isLiteral whether words are meant where topics and themes have the same names
 */
export function takeConstraints(reading: Reading, names: NameIndex, isLiteral: boolean): Constraint[] {
  const found: Constraint[] = [];
  const add = (place: number, end: number, named: Named) => {
    const said = reading.words[place]?.text ?? '';
    found.push({ ...named, place, said, isExcluded: isExcluded(reading, place) });
    reading.takeWords(place, end, named.group);
  };
  // What the product finds by itself is meant before a value of a column that has the same name.
  for (const [tone, phrase] of tones) {
    for (let at = reading.find(phrase); at; at = reading.find(phrase)) {
      add(at.first, at.end, { group: 'sentiment', label: tone, part: { sentiments: [tone] } });
    }
  }
  found.push(...takeNames(reading, names, isLiteral, 1));
  for (const [kind, phrase] of kinds) {
    for (let at = reading.find(phrase); at; at = reading.find(phrase)) {
      add(at.first, at.end, { group: 'kind', label: kind, part: { kinds: [kind] } });
    }
  }
  // "Cancellation requests" are cancellations, and no wishes.
  const isAsked = ({ place, said, group }: Constraint) =>
    group === 'kind' &&
    /^requests?$/.test(said ?? '') &&
    found.some((one) => one.group === 'kind' && one.place === place - 1);
  found.splice(0, found.length, ...found.filter((one) => !isAsked(one)));
  for (let place = 0; place < reading.words.length; place += 1) {
    const code = reading.isTaken(place) ? undefined : languages[reading.words[place]?.text ?? ''];
    if (code === undefined) continue;
    add(place, place + 1, {
      group: 'language',
      label: reading.words[place]?.said ?? code,
      part: { languages: [code] },
    });
  }
  return found.sort((a, b) => a.place - b.place);
}

/** Takes names of at least so many words: long ones are surely meant, whatever their words mean by themselves. */
export function takeNames(
  reading: Reading,
  names: NameIndex,
  isLiteral: boolean,
  leastWords: number,
): Constraint[] {
  const found: Constraint[] = [];
  for (let place = 0; place < reading.words.length; place += 1) {
    const isMatter =
      isAboutPlace(reading, names, place) ||
      isSpokenOf(reading, place) ||
      isPartOfName(reading, names, place);
    const at = names.at(
      reading,
      place,
      ({ group }) => !(isTopicOrTheme(group) ? isLiteral : isMatter && /^field:/.test(group)),
      leastWords,
    );
    if (!at) continue;
    found.push({ ...at.named, place, isExcluded: isExcluded(reading, place) });
    reading.takeWords(place, at.end, at.named.group);
    takeFieldName(reading, names, at.named, place, at.end);
    takeFieldVerb(reading, at.named);
    place = at.end - 1;
  }
  return [...found, ...takeListed(reading, names, found)];
}

/** "Email or phone": beside a value of its column a plain word is one, too. */
function takeListed(reading: Reading, names: NameIndex, found: readonly Constraint[]): Constraint[] {
  return found.flatMap(({ group, part, place, label, isExcluded: isOut }): Constraint[] => {
    const [condition] = part.metadata_filters ?? [];
    if (!condition || !group.startsWith('field:')) return [];
    const length = wordsOf(label).length;
    const sides = [
      { joint: place - 1, at: place - 2 },
      { joint: place + length, at: place + length + 1 },
    ];
    return sides.flatMap(({ joint, at }): Constraint[] => {
      const isListed = /^(?:and|or|versus|vs)$/.test(reading.words[joint]?.text ?? '');
      const other = isListed && !reading.isTaken(at) ? names.valueAt(reading, at) : null;
      if (!other || other.key !== condition.key || other.value === condition.value) return [];
      if (other.end !== at + 1) return [];
      reading.takeWords(at, at + 1, group);
      const same: PlanPart = {
        metadata_filters: [{ key: other.key, condition: 'equals', value: other.value }],
      };
      return [{ group, label: other.value, part: same, place: at, isExcluded: isOut }];
    });
  });
}

/** "Their tutor", "any mention of tutors", "tutors being rude": whom people speak of, and not who speaks. */
function isSpokenOf({ words }: Reading, place: number): boolean {
  if (!/^\p{Ll}+$/u.test(words[place]?.said ?? '')) return false;
  const [two, before] = [words[place - 2]?.text ?? '', words[place - 1]?.text ?? ''];
  return (
    /^(?:their|his|her|my)$/.test(before) ||
    (before === 'of' && /^(?:mentions?|talk)$/.test(two)) ||
    (words[place + 1]?.text === 'being' && !/^(?:do|does|are|were)$/.test(before))
  );
}

/** "Price hike" is no value "Price": a word that people have for a matter, before another that tells. */
function isPartOfName(reading: Reading, names: NameIndex, place: number): boolean {
  const { words } = reading;
  if (!/^\s+$/.test(reading.gapBefore(place + 1))) return false;
  const value = names.valueAt(reading, place);
  // "Planned service" is said whole.
  if (value === null || value.end > place + 1) return false;
  if (names.isNounOf(words[place + 1]?.text ?? '', value.key)) return false;
  const [word, next] = [words[place], words[place + 1]];
  if (!word || !next || !/^\p{Ll}+$/u.test(word.said) || !isWording(word.text)) return false;
  return (
    !isScaffolding(next.text) &&
    !functionWords('en').has(next.text) &&
    !/^(?:complain|hate|love|dislike|praise|want|struggle|enjoy|worry)/.test(next.text) &&
    !/^(?:\d|versus$|vs$)/.test(next.text)
  );
}

/** So many words stand between "about" and what is still its matter: "about lost or stolen cards and phones". */
const mostBefore = 6;

/** After "about" a plain word is what is spoken of, also where a column has it as a value. */
function isAboutPlace(reading: Reading, names: NameIndex, place: number): boolean {
  const { words } = reading;
  // A place is what is spoken of and where: "what do they say about Eastway".
  const key = names.valueAt(reading, place)?.key;
  if (key !== undefined && names.isOfPlaces(key) && !isWording(words[place]?.text ?? '')) return false;
  if (!/^\p{Ll}+$/u.test(words[place]?.said ?? '')) return false;
  for (let at = place - 1; at >= 0 && at >= place - mostBefore; at -= 1) {
    const word = words[at]?.text ?? '';
    if (/[,;:(]/.test(reading.gapBefore(at + 1)) && /\bor\b/.test(words[place + 1]?.text ?? '')) return false;
    if (word === 'about' && at === 1 && /^(?:what|how)$/.test(words[0]?.text ?? '')) return false;
    if (/^(?:what|who|which|how|when|where|why)$/.test(word)) return false;
    if (/^(about|regarding|concerning)$/.test(word)) return true;
    if (
      /^(?:in|on|at|from|by|via|for|of|with|to|through|among|across|between|versus|vs|than|compared|against|per|is|are|was|were)$/.test(
        word,
      )
    )
      return false;
  }
  return false;
}

const without = String.raw`\b(?:without|missing|lack|lacks|lacking|(?:have|has|had|with|contain|contains|give|gave|carry|is|are|show|shows|got) (?:no|not|missing|neither)|(?:do not|don't|does not|doesn't|did not|didn't) (?:have|has|contain|give|carry|include|show)|no|empty|blank|unknown)(?: (?:a|an|any|the|its|their|valid|known|given|left|leave))*`;
const leaves = String.raw`\b(?:left|leave|leaves|leaving) (?:out |no )(?:a |the |their )?`;
const having = String.raw`\b(?:with|have|has|had|having|contain|contains|carry|give|gave|include|includes)(?: (?:a|an|any|the|its|their))*`;
const ownParts: readonly { word: string; group: string; missing: PlanPart; there: PlanPart }[] = [
  {
    word: '(?:dates?|time stamps?|timestamps?)',
    group: 'dated',
    missing: { undated: true },
    there: { undated: false },
  },
  {
    word: '(?:ratings?|stars?|scores?|smileys?|nps(?: scores?)?|csat(?: scores?)?|grades?)',
    group: 'rated',
    missing: { rated: false },
    there: { rated: true },
  },
  {
    word: '(?:authors?|names? of (?:an |the )?authors?)',
    group: 'author',
    missing: { has_author: false },
    there: { has_author: true },
  },
  {
    word: '(?:accounts?|company|companies)',
    group: 'account',
    missing: { has_account: false },
    there: { has_account: true },
  },
];

/** "Without a rating", "undated", "no device": an item's own parts and the customer's columns. */
export function takeMissing(reading: Reading, names: NameIndex): Constraint[] {
  const found: Constraint[] = takeFieldNumbers(reading, names);
  const take = (phrase: RegExp, group: string, part: PlanPart) => {
    const at = reading.find(phrase);
    if (!at) return;
    const label = reading.words
      .slice(at.first, at.end)
      .map(({ said }) => said)
      .join(' ');
    found.push({ group, label, part, place: at.first, isExcluded: false });
    reading.takeWords(at.first, at.end, group);
  };
  for (const { word, group, missing, there } of ownParts) {
    if (group === 'account' && !names.hasAccounts) continue;
    take(pattern(`(?:${without}|${leaves}) ?${word}\\b`), group, missing);
    if (group === 'rated') {
      // Who did not answer the question that ratings come from gave none.
      take(
        /\b(?:did not|didn't|do not|don't|does not|doesn't|have not|haven't|has not|hasn't|never|not) (?:answer|answered|fill in|filled in|fill out|filled out|reply to|replied to|respond to|responded to|complete|completed|give|gave|given|leave|left|want to give|bother with) (?:(?:the|a|an|any|us|their|its|our) )*(?:(?:star|csat|nps|overall|numeric|actual) )?(?:csat|nps|ratings?|scores?|stars?)(?: (?:questions?|surveys?|scores?|ratings?))?\b/,
        group,
        missing,
      );
      take(
        /\b(?:unrated|not rated|(?:not|never|weren't|wasn't|aren't|isn't) (?:been )?rated|didn't rate|did not rate)\b/,
        group,
        missing,
      );
      take(
        pattern(
          `${having} ${word} ?$|\\b(?:with a rating|have a rating|are rated|were rated)\\b(?! (?:below|above|under|over|at|more|less|\\d))`,
        ),
        group,
        there,
      );
    }
    if (group === 'author') take(/\b(?:anonymous|anonymously|unnamed)\b/, group, missing);
    if (group === 'dated') take(/\b(?:undated|not dated)\b/, group, missing);
  }
  for (const [noun, key] of names.fieldNouns) {
    take(pattern(`${without} ${noun}(?: (?:given|set|known|name|number))?(?= |$)`), `field:${key}`, {
      metadata_filters: [{ key, condition: 'is_not_set' }],
    });
  }
  return found;
}

export function isTopicOrTheme(group: string): boolean {
  return group === 'topic' || group === 'theme';
}

/** "Version 4.2", "Agency plan": the field's own name beside its value says nothing more. */
function takeFieldName(
  reading: Reading,
  names: NameIndex,
  { group }: Named,
  place: number,
  end: number,
): void {
  const [kind, key = ''] = group.split(':');
  const isName = (word: string) =>
    kind === 'field'
      ? names.isNounOf(word, key)
      : kind === 'plan'
        ? /^(plan|tier)s?$/.test(word)
        : kind === 'source'
          ? /^(sources?|channel)$/.test(word)
          : false;
  const isFree = (from: number, to: number) => {
    for (let at = from; at < to; at += 1) if (reading.isTaken(at)) return false;
    return from >= 0 && to <= reading.words.length;
  };
  const said = (from: number, to: number) =>
    reading.words
      .slice(from, to)
      .map(({ text }) => text)
      .join(' ');
  for (const length of [3, 2, 1]) {
    for (const [from, to] of [
      [place - length, place],
      [end, end + length],
    ] as const) {
      if (isFree(from, to) && isName(said(from, to))) reading.takeWords(from, to, group);
    }
  }
}

/** Forms of verbs that columns are called by which have another stem. */
const participles: Readonly<Record<string, string>> = {
  took: 'taken', take: 'taken', takes: 'taken', wrote: 'written', write: 'written', sold: 'sold', sell: 'sold', gave: 'given', paid: 'paid',
  bought: 'bought', drove: 'driven', sent: 'sent', taught: 'taught', teach: 'taught', teaches: 'taught',
}; // prettier-ignore

/** "How many did Jonas handle" of `handled_by`: what the column says of its values says nothing more. */
function takeFieldVerb(reading: Reading, { group }: Named): void {
  const [kind, key = ''] = group.split(':');
  const [verb = '', ...more] = kind === 'field' ? wordsIn(key) : [];
  if (more.length !== 1 || !/^(?:by|as|to|via|from|with|through)$/.test(more[0] ?? '')) return;
  const at = reading.words.findIndex(
    ({ text }, place) =>
      !reading.isTaken(place) &&
      text.length >= 4 &&
      (stem(text) === stem(verb) || participles[text] === verb),
  );
  if (at >= 0) reading.takeWords(at, at + 1, group);
}

/** One filter that says all of them. */
export function filterOf(constraints: readonly Constraint[]): PlanFilter {
  const groups = new Map<string, PlanPart[]>();
  const except: PlanPart[] = [];
  for (const { group, part, isExcluded: isOut, isOpposite } of constraints) {
    if (isOut || isOpposite) except.push(part);
    else groups.set(group, [...(groups.get(group) ?? []), part]);
  }
  const filter: PlanFilter = {};
  for (const parts of groups.values()) {
    const [first] = parts;
    if (!first) continue;
    if (first.custom_trend_id !== undefined) addTopics(filter, parts);
    else if (first.metadata_filters) addFieldValues(filter, except, parts);
    else if (first.about) addTexts(filter, parts);
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

/** An item has to speak of each of the texts. */
function addTexts(filter: PlanFilter, parts: readonly PlanPart[]): void {
  for (const { about } of parts) {
    if (!about) continue;
    if (!filter.about) filter.about = about;
    else if (filter.about.text !== about.text) filter.also = [...(filter.also ?? []), { about }];
  }
}

/** One of several values: a filter says that only as "not none of them". */
function addFieldValues(filter: PlanFilter, except: PlanPart[], parts: readonly PlanPart[]): void {
  const conditions = parts.flatMap(({ metadata_filters: one }): FieldCondition[] => one ?? []);
  const isOfValues = conditions.every(({ condition }) => condition === 'equals');
  if (!isOfValues || new Set(conditions.map(({ value }) => value)).size <= 1) {
    filter.metadata_filters = [
      ...(filter.metadata_filters ?? []),
      isOfValues ? conditions.slice(0, 1) : conditions,
    ].flat();
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
