import { accountNouns, columnNouns, peopleNouns, storageWords } from '../grammar/nouns.ts';
import { wordsOf } from '../reading/reading.ts';
import { toldApartByBracket, withoutBracket } from './column-brackets.ts';

/** The words of a column's name: "store", "ctry" of `store_ctry`. */
export function wordsIn(key: string): string[] {
  return wordsOf(key.replace(/([a-z])([A-Z])/g, '$1 $2').replace(/[_\-.]+/g, ' ')).map(({ text }) => text);
}

/** How files shorten words of their columns' names. */
const shortened: Readonly<Record<string, string>> = {
  ctry: 'country', cntry: 'country', ver: 'version', lang: 'language', dept: 'department', loc: 'location',
  cust: 'customer', prod: 'product', seg: 'segment', grp: 'group', chan: 'channel', stn: 'station', acct: 'account',
}; // prettier-ignore

function longForm(word: string): string {
  return shortened[word] ?? word;
}

/** "Agent" is who a ticket was taken, handled or solved by. */
function doers(key: string): string {
  const words = wordsIn(key);
  const isDone =
    words.length === 2 &&
    /^(?:by|to)$/.test(words[1] ?? '') &&
    /^(?:taken|handled|answered|assigned|solved|resolved|closed|served|processed|owned|logged|recorded)$/.test(
      words[0] ?? '',
    );
  return isDone
    ? '(?:agents?|employees?|staff|staff members?|operators?|clerks?|reps?|representatives?|colleagues?|assignees?)'
    : '';
}

const sorts = '(?:kinds?|types?|sorts?|groups?|categor(?:y|ies)|class(?:es)?|segments?)';

/** "Kind of traveller" is what people travelled as, or a column called as they are: `user_type`, `customer_segment`. */
function kindOfPeople(key: string): string {
  const words = wordsIn(key).map(longForm);
  const last = words.at(-1) ?? '';
  const isSort =
    /^(?:types?|kinds?|segments?|groups?|categor(?:y|ies)|class|role|persona)$/.test(last) &&
    (words.length === 1
      ? /^(?:segment|persona|role)$/.test(last)
      : words.slice(0, -1).some((word) => isPerson.test(word)));
  return last === 'as' || isSort ? `${sorts} of (?:${peopleNouns}|${accountNouns})` : '';
}

const isPerson = new RegExp(`^(?:${peopleNouns}|${accountNouns})$`);

/** Whether the values of a column only tell one thing from another, such as `ticket_id` and "Order no": nothing is measured by them. */
export function isCalledByNumber(key: string): boolean {
  const words = wordsIn(key);
  return (
    /^(?:ids?|uuid|guid|no|nr|num|number|code|cd|key|sku|isbn|iban)$/.test(words.at(-1) ?? '') ||
    words.some((word) => /^(?:zip|zipcode|postcode|postal|plz|phone|telephone|tel|fax|mobile)$/.test(word))
  );
}

/** Words of a column's name that may stand behind a number of it. */
export function countedNouns(key: string): (readonly [noun: string, key: string])[] {
  return wordsOf(key.replace(/([a-z])([A-Z])/g, '$1 $2').replace(/[_\-.]+/g, ' '))
    .filter(
      ({ text }) => (text.length >= leastCounted || shortFigures.test(text)) && !storageWords.test(text),
    )
    .map(({ text }) => [patternOf(text.replace(/s$/, '')), key] as const);
}

/** What accounts pay is counted by names of three letters. */
const shortFigures = /^(?:arr|mrr|acv|tcv|ltv)$/;
/** Shorter words count nothing. */
const leastCounted = 4;

const timeWords =
  /^(?:days?|weeks?|months?|quarters?|years?|dates?|times?|minutes?|hours?|ratings?|scores?|counts?|texts?)$/;

/** What several columns are called alike without their brackets: none of them is meant by it. */
export function unclearNouns(keys: readonly string[]): string[] {
  const told = [...toldApartByBracket(keys)];
  return [...new Set(told.map((key) => wordsIn(withoutBracket(key)).map(patternOf).join(' ')))];
}

/** How a column may be called, by its whole name first, then without what says how it is kept, then by words for the same kind of column. */
export function nounsOf(keys: readonly string[], places: readonly string[]): (readonly [string, string])[] {
  const found: (readonly [string, string])[] = [];
  const addPattern = (noun: string, key: string) => {
    if (noun !== '' && !found.some(([known]) => known === noun)) found.push([noun, key]);
  };
  const add = (words: readonly string[], key: string) => {
    const noun = words.map(patternOf).join(' ');
    addPattern(noun, key);
  };
  for (const key of keys) add(wordsIn(key), key);
  // "Food quality" of `Food quality (0-10)`, but no "price" of `Price (EUR)` beside `Price (USD)`.
  const told = toldApartByBracket(keys);
  for (const key of keys) {
    const bare = wordsIn(withoutBracket(key));
    if (!told.has(key)) add(bare, key);
    // "Price in USD"
    else add([...bare, 'in', ...wordsIn(key).slice(bare.length)], key);
  }
  // "Store country" of `store_ctry`, "app version" of `app_ver`.
  for (const key of keys) add(wordsIn(key).map(longForm), key);
  for (const key of keys) addPattern(doers(key), key);
  for (const key of keys) addPattern(kindOfPeople(key), key);
  for (const key of keys)
    if (!told.has(key))
      add(
        wordsIn(key).filter((word) => !storageWords.test(word)),
        key,
      );
  // "Level" is the course level, where no other column is called so.
  for (const key of keys) {
    const words = wordsIn(key).filter((word) => !storageWords.test(word));
    const last = words.at(-1) ?? '';
    if (words.length > 1 && last.length >= 4 && !timeWords.test(last)) add([last], key);
  }
  for (const key of keys) {
    const [only = '', ...more] = wordsIn(key).filter((word) => !storageWords.test(word));
    if (more.length > 0 || only.length < leastShort) continue;
    const meant = longForms
      .map((nouns) => nouns.filter((noun) => isShortFor(only, noun)))
      .filter((nouns) => nouns.length > 0);
    // "Pro" may be short for a product, a property and a province: for none then.
    if (meant.length === 1) for (const noun of meant[0] ?? []) add([noun], key);
  }
  for (const key of keys) {
    const [last = ''] = wordsIn(key)
      .filter((word) => !storageWords.test(word))
      .slice(-1);
    for (const alike of columnNouns)
      if (alike.includes(last) || (alike[0] === 'country' && places.includes(key)))
        for (const word of alike) add([word], key);
  }
  return found;
}

const leastShort = 3;
/** Words for one kind of column each, and for people. */
const inColumns = new Set(columnNouns.flat());
const people = peopleNouns
  .replace(/[()?:]/g, '')
  .split('|')
  .map((noun) => noun.replace(/s$/, ''));
const longForms = [...columnNouns, ...people.filter((noun) => !inColumns.has(noun)).map((noun) => [noun])];

/** Whether a name is a noun cut short or without its vowels: "cat" of category, "tch" of teacher. */
function isShortFor(name: string, noun: string): boolean {
  if (noun.length < name.length + 2 || noun[0] !== name[0]) return false;
  const bare = noun.slice(0, 1) + noun.slice(1).replace(/[aeiou]/g, '');
  return noun.startsWith(name) || (!/[aeiou]/.test(name.slice(1)) && bare.startsWith(name));
}

/** A word of a column's name in one or many: country, countries, Filialen. */
function patternOf(word: string): string {
  const plain = word.replace(/[^\p{L}\p{N}]/gu, '');
  if (plain.length < 3) return plain;
  if (/[^aeiou]y$/.test(plain)) return `${plain.slice(0, -1)}(?:y|ies)`;
  return `${plain}(?:s|es|n|en|e)?`;
}
