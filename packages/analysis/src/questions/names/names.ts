import { translationsOf } from '../../language/dictionary.ts';
import { fold, normalise } from '../../text/fold.ts';
import { stem } from '../../text/stem.ts';
import { calledPlaces } from './called-places.ts';
import { sourceAliases, spokenRanges, systemNames } from './other-names.ts';
import { ratingColumns } from './rating-columns.ts';
import { regionNames } from './region-names.ts';
import { toldApartByBracket } from './column-brackets.ts';
import { countedNouns, isCalledByNumber, nounsOf, unclearNouns, wordsIn } from './column-nouns.ts';
import { accountNouns, itemNouns, peopleNouns } from '../grammar/nouns.ts';
import { isScaffolding } from '../grammar/scaffolding.ts';
import type { KnownNames, PlanPart } from '../plan.ts';
import type { Reading, Word } from '../reading/reading.ts';
import { wordsOf } from '../reading/reading.ts';
import { shortNames } from './short-accounts.ts';
import { pattern } from '../reading/pattern.ts';

/** What a name of the workspace restricts. */
export interface Named {
  /** Names of one group are alternatives to each other. */
  group: string;
  label: string;
  part: PlanPart;
}

interface Entry extends Named {
  stems: string[];
  /** Where the name is also a word of its own, it has to be written as the name is. */
  asWritten: string | null;
  /** One of these words has to stand beside it. */
  beside: RegExp | null;
  /** Whether a word like "on" has to stand before it. */
  isPointed: boolean;
}

/** What a source of requests is called. */
const ofRequests = /requests?|tickets?|desk|support|cases?|enquir|inquir|service|intake|hotline/i;

/** A column of more values than this may hold words of daily speech: one word alone is meant only as it is written there. */
const fewValues = 40;

/** Words that say nothing about which topic is meant. */
export const generic = new Set(
  [
    'problem',
    'problems',
    'issue',
    'issues',
    'bug',
    'bugs',
    'request',
    'requests',
    'requested',
    'feedback',
    'complaint',
    'complaints',
    'trouble',
    'troubles',
    'error',
    'errors',
    'question',
    'questions',
    'topic',
    'theme',
    'wish',
    'wishes',
    'feature',
    'features',
    'item',
    'items',
    'thing',
    'things',
  ].map(stem),
);

/** The names that a workspace knows, made ready to be found in questions. */
export class NameIndex {
  readonly #byFirst = new Map<string, Entry[]>();
  readonly #manySources: boolean;
  readonly #subjects: { named: Named; stems: Set<string>; isFound: boolean }[] = [];
  /** Patterns of the words that name a column, the surest first, with its key. */
  readonly fieldNouns: readonly (readonly [noun: string, key: string])[];
  /** What people and things of the places among the values are called. */
  readonly places: ReturnType<typeof calledPlaces>;
  /** Patterns of words for what columns of numbers count, with the columns: lessons of `lessons_taken`. */
  readonly numberNouns: readonly (readonly [noun: string, key: string])[];
  /** Patterns of what several columns are called alike. */
  readonly unclearNouns: readonly string[];
  /** Columns whose values are numbers. */
  readonly numberFields: ReadonlySet<string>;
  /** Columns, as files call them. */
  readonly fields: readonly string[];
  readonly hasThemes: boolean;
  readonly hasTopics: boolean;
  readonly hasAccounts: boolean;
  /** Whether any item says who wrote it. */
  readonly hasAuthors: boolean;
  /** The first words of accounts' names that stand for the whole. */
  readonly shortNames: ReadonlyMap<string, string>;
  readonly hasPlans: boolean;
  /** Patterns of what files call the columns of accounts and of who writes. */
  readonly peopleNouns: readonly (readonly [by: 'account' | 'author', noun: string])[];
  /** Whether a source is called as one of requests: a desk, support, tickets. */
  readonly holdsRequests: boolean;

  /** Scale of most ratings; undefined without any. */
  readonly scale: { min: number; max: number } | undefined;
  readonly days: KnownNames['days'];
  /** What files call the column of the ratings. */
  readonly ratings: readonly string[];
  /** Columns of other ratings. */
  readonly ratingColumns: readonly string[];
  /** Every word of names and values, for what is spelt wrongly. */
  readonly words: ReadonlySet<string>;

  constructor(known: KnownNames) {
    this.#manySources = known.sources.length > 1;
    this.scale = known.scales?.[0];
    this.days = known.days;
    this.ratings = known.ratings ?? [];
    this.ratingColumns = ratingColumns(known.fields);
    this.words = new Set(
      [
        ...[...known.sources, ...known.topics, ...known.accounts].map(({ name }) => name),
        ...known.plans,
        ...known.fields.flatMap(({ key, values }) => [key, ...values, ...values.flatMap(regionNames)]),
      ].flatMap((name) => wordsOf(name).map(({ text }) => text)),
    );
    this.places = calledPlaces(known);
    this.fields = known.fields.map(({ key }) => key);
    this.numberFields = new Set(
      known.fields
        .filter(
          ({ key, values, is_number: isNumber }) =>
            !isCalledByNumber(key) &&
            (isNumber === true ||
              (values.length > 2 &&
                values.every((value) =>
                  /^-?\d{1,12}(?:[.,]\d{1,15})?$|^-?\d{1,3}(?:(?:,\d{3})+(?:\.\d{1,15})?|(?:\.\d{3})+(?:,\d{1,15})?)$/.test(
                    value,
                  ),
                ))),
        )
        .map(({ key }) => key),
    );
    this.unclearNouns = unclearNouns(this.fields);
    const told = toldApartByBracket(this.fields);
    this.numberNouns = known.fields.flatMap(({ key, values }) =>
      !told.has(key) && (this.numberFields.has(key) || (values.length === 0 && !isCalledByNumber(key)))
        ? countedNouns(key)
        : [],
    );
    this.hasThemes = known.themes.length > 0;
    this.hasTopics = known.topics.length > 0;
    this.hasAccounts = known.accounts.length > 0;
    this.hasAuthors = known.has_authors !== false;
    this.shortNames = shortNames(known);
    this.hasPlans = known.plans.length > 0;
    this.holdsRequests = known.sources.some(({ name }) => ofRequests.test(name));
    const places = known.fields.filter(({ values }) => isOfRegions(values)).map(({ key }) => key);
    this.fieldNouns = nounsOf(
      known.fields.map(({ key }) => key),
      places,
    );
    this.peopleNouns = (['account', 'author'] as const).flatMap((by) =>
      nounsOf(known.people?.[by] ?? [], []).map(([noun]) => [by, noun] as const),
    );
    for (const { id, name } of known.sources) {
      // A source called as a column is meant only where it is called a source.
      const isColumn = this.fieldNouns.some(([noun]) => pattern(`^${noun}$`).test(fold(normalise(name))));
      this.#add(
        name,
        'source',
        { source_ids: [id] },
        // One that is called as a thing is meant only where it is called a source.
        isColumn || /^\p{Ll}+$/u.test(name) ? { beside: /^(source|channel|file|import|from|via)s?$/ } : {},
      );
    }
    for (const { id, alias } of sourceAliases(known.sources))
      this.#add(alias.name, 'source', { source_ids: [id] }, { isPointed: alias.isPointed });
    for (const { id, name } of known.topics) this.#addSubject(name, 'topic', { custom_trend_id: id });
    for (const { id, name, is_found: isFound } of known.themes)
      this.#addSubject(name, 'theme', { theme_ids: [id] }, isFound === true);
    for (const { id, name } of known.accounts)
      this.#add(name, 'account', { account_ids: [id] }, { isProper: true });
    for (const plan of known.plans)
      this.#add(
        plan,
        'plan',
        { account_plans: [plan] },
        { beside: /^(plan|tier|customers|accounts)$/, isProper: true },
      );
    for (const { key, values } of known.fields) {
      const nouns = this.#nounsOfKey(key).join('|');
      // "Open tickets" are those that a column of states says so of.
      const ofItems = isOfStates(key) ? `|${itemNouns}|ones` : '';
      const beside = pattern(`^(?:${nouns}${ofItems})$`);
      // "S customers" have that size.
      const besidePeople = pattern(`^(?:${nouns}|${peopleNouns}|${accountNouns})$`);
      for (const value of values) {
        // "B1" and "S3" are written so for nothing else.
        const isCode = /\p{L}/u.test(value) && /\d/.test(value);
        // "Mention" and "open" build questions: as values they are meant only beside their column's name.
        const isPlain =
          !isCode &&
          (/^(\d+|yes|no|true|false|.{1,2})$/i.test(value) ||
            (isScaffolding(fold(normalise(value))) && !isKindOfPeople(fold(normalise(value)))));
        const part: PlanPart = { metadata_filters: [{ key, condition: 'equals', value }] };
        // "UK" is surely meant where it is written so.
        const isProper = /^(?![AI]$)\p{Lu}{1,3}$/u.test(value);
        const isOfMany = values.length > fewValues && !isCode;
        const isWord = isOfMany && /^\p{Ll}+$/u.test(value);
        this.#add(
          value,
          `field:${key}`,
          part,
          isPlain
            ? { beside: /^\p{Lu}$/u.test(value) ? besidePeople : beside, isProper }
            : isWord
              ? { beside }
              : { isProper: isOfMany },
        );
        if (values.length <= fewValues && /^\p{L}{3,}(?: \p{L}+)?$/u.test(value))
          for (const alias of translationsOf(value).flatMap(inManyForms))
            this.#add(alias, `field:${key}`, part, { isPointed: true });
        // "Only the P1s"
        const many = /^\p{L}+\d+$/u.test(value) ? [`${value}s`] : [];
        for (const alias of [...regionNames(value), ...spokenRanges(value), ...systemNames(value), ...many])
          this.#add(alias, `field:${key}`, part);
      }
    }
  }

  /** The longest name that begins at a place of the question, of those that may be meant. */
  at(
    reading: Reading,
    place: number,
    mayBeMeant: (named: Named) => boolean,
    leastWords = 1,
  ): { named: Named; end: number } | null {
    const first = reading.words[place];
    if (!first || reading.isTaken(place)) return null;
    for (const entry of this.#byFirst.get(stem(first.text)) ?? []) {
      if (entry.stems.length < leastWords) continue;
      const end = place + entry.stems.length;
      const words = reading.words.slice(place, end);
      const isHere =
        words.length === entry.stems.length &&
        words.every(({ text }, i) => !reading.isTaken(place + i) && stem(text) === entry.stems[i]);
      if (isHere && mayBeMeant(entry) && isMeant(entry, words, reading, place, end))
        return { named: entry, end };
    }
    return null;
  }

  /** The value of a column that stands at a place, whether or not its column is named beside it. */
  valueAt(reading: Reading, place: number): { key: string; value: string; end: number } | null {
    const first = reading.words[place];
    for (const entry of first ? (this.#byFirst.get(stem(first.text)) ?? []) : []) {
      const [condition] = entry.part.metadata_filters ?? [];
      const words = reading.words.slice(place, place + entry.stems.length);
      if (!condition || !words.every(({ text }, i) => stem(text) === entry.stems[i])) continue;
      return { key: condition.key, value: String(condition.value), end: place + entry.stems.length };
    }
    return null;
  }

  /** Whether a source is called by one word that also means feedback: calls, tickets. */
  isSourceAt(reading: Reading, place: number): boolean {
    const word = reading.words[place];
    return (
      word !== undefined &&
      this.#manySources &&
      /^(?:calls?|e?mails?|tickets?|chats?|surveys?|messages?|letters?|tweets?|posts?|notes?|conversations?|cases?)$/.test(
        word.text,
      ) &&
      (this.#byFirst.get(stem(word.text)) ?? []).some(
        ({ group, stems, isPointed, beside }) =>
          group === 'source' && stems.length === 1 && !isPointed && !beside,
      )
    );
  }

  /** The one topic or theme whose telling words are all among these, or that alone has all of these. */
  subjectOf(words: readonly Word[]): Named | null {
    const stems = new Set(words.map(({ text }) => stem(text)).filter((one) => !generic.has(one)));
    if (stems.size === 0) return null;
    const named = this.#subjects.filter(({ isFound }) => !isFound);
    const within = named.filter((subject) => isSubset(subject.stems, stems));
    const longest = Math.max(0, ...within.map((subject) => subject.stems.size));
    const [best] = within.filter((subject) => subject.stems.size === longest);
    if (best) return best.named;
    const holding = named.filter((subject) => isSubset(stems, subject.stems));
    return holding.length === 1 ? (holding[0]?.named ?? null) : null;
  }

  /** The topics and themes whose telling words are just these. */
  namesakesOf(words: readonly Word[]): Named[] {
    const stems = new Set(words.map(({ text }) => stem(text)).filter((one) => !generic.has(one)));
    return this.#subjects
      .filter((subject) => subject.stems.size === stems.size && isSubset(subject.stems, stems))
      .map(({ named }) => named);
  }

  /** Whether a column's values are places. */
  isOfPlaces(key: string): boolean {
    return placeNouns.some((noun) => this.isNounOf(noun, key));
  }

  /** Whether a word names a column. */
  isNounOf(word: string, key: string): boolean {
    return this.#nounsOfKey(key).some((noun) => pattern(`^${noun}$`).test(word));
  }

  #nounsOfKey(key: string): string[] {
    return this.fieldNouns.filter(([, one]) => one === key).map(([noun]) => noun);
  }

  /** Whether a word tells of this topic or theme. */
  isOf(named: Named, word: Word): boolean {
    const own = stem(word.text);
    return (
      this.#subjects.some((subject) => subject.named === named && subject.stems.has(own)) || generic.has(own)
    );
  }

  #addSubject(name: string, group: string, part: PlanPart, isFound = false): void {
    // What was found among the items is called by their own words: only its whole name of several words is surely meant.
    if (!isFound) this.#add(name, group, part);
    const telling = stemsOf(name).filter((one) => !generic.has(one));
    const named = { group, label: name, part };
    if (telling.length > 0) this.#subjects.push({ named, stems: new Set(telling), isFound });
  }

  #add(
    name: string,
    group: string,
    part: PlanPart,
    {
      beside = null,
      isProper = false,
      isPointed = false,
    }: { beside?: RegExp | null; isProper?: boolean; isPointed?: boolean } = {},
  ): void {
    const stems = stemsOf(name);
    const [first] = stems;
    if (first === undefined) return;
    const asWritten = isProper && stems.length === 1 ? name : null;
    const entries = this.#byFirst.get(first) ?? [];
    entries.push({ group, label: name, part, stems, asWritten, beside, isPointed });
    entries.sort((a, b) => b.stems.length - a.stems.length);
    this.#byFirst.set(first, entries);
  }
}

/** "Abierto" of a ticket is "abiertos" of tickets; German adds other endings. */
function inManyForms(alias: string): string[] {
  if (/[^aeiou\s]o$/.test(alias))
    return ['o', 'a', 'os', 'as', 'i', 'e'].map((ending) => alias.slice(0, -1) + ending);
  return /^\p{Ll}+[lnrtcs]$/u.test(alias)
    ? [alias, ...['e', 'en', 'er', 'es'].map((ending) => alias + ending)]
    : [alias];
}

/** All who give feedback; of others a column may tell who they are: students, tutors, owners. */
const anybody =
  /^(?:people|persons?|users?|individuals|authors?|respondents?|participants?|folks|reviewers?|writers?|contacts?|somebody|someone|anyone|anybody|everyone|everybody|nobody|one|customers?|clients?|accounts?)$/;

/** Whether a column tells how far an item or what it is about has come. */
function isOfStates(key: string): boolean {
  return wordsIn(key).some((word) =>
    /^(?:status|state|stage|phase|resolution|priority|prio|severity|urgency)$/.test(word),
  );
}

function isKindOfPeople(value: string): boolean {
  return allOfCrowds.test(value) && !anybody.test(value);
}

function isMeant(
  { group, label, asWritten, beside, isPointed }: Entry,
  words: Word[],
  reading: Reading,
  place: number,
  end: number,
): boolean {
  const [only] = words;
  // "Accounts" are no accountants, though their stems are alike.
  if (only && words.length === 1 && isScaffolding(only.text) && !isFormOf(only.text, label)) return false;
  // "They had to wait" is no status “Waiting”, and "did you return it" no “Returned”.
  if (only && words.length === 1 && group.startsWith('field:') && isOtherForm(only.text, label)) return false;
  // What a value is called in another language may also be said of items: "ouverts".
  const isSaid = group.startsWith('field:') && isState(reading, place, end);
  if (isPointed && !isSaid && !isPointedTo(reading, place, end)) return false;
  const neighbours = [reading.words[place - 1], reading.words[end]];
  const isBeside = beside !== null && neighbours.some((word) => word && beside.test(word.text));
  // "By email", "via chat": what stands after these is a value, however plain a word it is.
  const isPointedAt =
    /^(?:by|via|through)$/.test(reading.words[place - 1]?.text ?? '') &&
    /^\p{L}{3,}$/u.test(words[0]?.text ?? '');
  if (
    beside !== null &&
    asWritten === null &&
    isState(reading, place, end) &&
    /^\p{L}{3,}$/u.test(words[0]?.text ?? '') &&
    !/^(?:yes|true|false)$/.test(words[0]?.text ?? '')
  )
    return true;
  // "What about Business?": a plain word that is written as the value is, and begins no sentence.
  if (
    beside !== null &&
    asWritten === null &&
    place > 0 &&
    /^\p{Lu}\p{L}{2,}$/u.test(label) &&
    words[0]?.said === label &&
    !/^(?:yes|no|true|false|none|other)$/i.test(label)
  )
    return true;
  if (beside !== null && asWritten === null)
    return isBeside || (isPointedAt && !/^(?:yes|true|false)$/.test(words[0]?.text ?? ''));
  if (asWritten === null) return true;
  return isBeside || words.map(({ said }) => said.replace(/['’]s$/, '')).join(' ') === asWritten;
}

/** "Are" and "still" in other languages, as they are written. */
const areIn =
  /^(?:sind|ist|waren|bleiben|sont|est|restent|est[áa]n?|son|siguen|sono|restano|est[ãa]o|s[ãa]o|continuam|zijn|staan|är|s[ąa])$/i;
const stillIn =
  /^(?:noch|immer|encore|toujours|a[úu]n|todav[íi]a|ancora|ainda|nog|steeds|fortfarande|jeszcze|nadal)$/i;

/** "How many tickets are still open", "that are open in Ireland": what items are said to be is a value, however plain a word it is. */
function isState(reading: Reading, place: number, end: number): boolean {
  const { words } = reading;
  let at = place - 1;
  while (
    /^(?:still|now|currently|not|yet|marked|as)$/.test(words[at]?.text ?? '') ||
    stillIn.test(reading.written(at))
  )
    at -= 1;
  if (
    !/^(?:are|is|were|was|remain|remains|stay|stays|still)$/.test(words[at]?.text ?? '') &&
    !areIn.test(reading.written(at)) &&
    at === place - 1
  )
    return false;
  const next = words[end]?.text ?? '';
  const isEnd = next === '' || /[?.,;!–—]/.test(reading.gapBefore(end));
  return isEnd || /^(?:in|from|about|since|for|at|by|per|with|and|on|of)$/.test(next);
}

/** Whether a value is a form of a verb, and the word another one. */
function isOtherForm(word: string, value: string): boolean {
  const [, ending = ''] = /(ing|ed)$/.exec(fold(normalise(value))) ?? [];
  return ending !== '' && !word.endsWith(ending) && !isFormOf(word, value);
}

/** Whether a word is a name, in one or many. */
function isFormOf(word: string, name: string): boolean {
  const own = fold(normalise(name));
  return word === own || word.replace(/(?:es|s)$/, '') === own.replace(/(?:es|s)$/, '');
}

/** "On the tablet", "in the survey", "Google reviews": a part of a source's name is meant where a word points at it. */
function isPointedTo({ words }: Reading, place: number, end: number): boolean {
  let before = place - 1;
  while (/^(?:the|our|this)$/.test(words[before]?.text ?? '')) before -= 1;
  const isCounted =
    words[place - 1]?.text === 'many' && end === place + 1 && /s$/.test(words[place]?.text ?? '');
  return (
    isCounted ||
    /^(?:on|in|from|via|by|per|through|at)$/.test(words[before]?.text ?? '') ||
    /^(?:reviews?|reviewers?|tickets?|feedback|comments?|items|ratings?|stars?|only)$/.test(
      words[end]?.text ?? '',
    )
  );
}

/** Whether the values of a column are countries, whatever it is called. */
function isOfRegions(values: readonly string[]): boolean {
  const regions = values.filter((value) => /^\p{Lu}/u.test(value) && regionNames(value).length > 0);
  return values.length >= 2 && regions.length >= values.length * 0.8;
}

const allOfCrowds = new RegExp(`^(?:${peopleNouns})$`);

const placeNouns = ['country', 'city', 'district', 'region', 'branch', 'hotel', 'venue', 'where'];

function stemsOf(name: string): string[] {
  return wordsOf(name).map(({ text }) => stem(text));
}

function isSubset(part: ReadonlySet<string>, whole: ReadonlySet<string>): boolean {
  for (const one of part) if (!whole.has(one)) return false;
  return true;
}
