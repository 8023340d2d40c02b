import type { CheckUnit } from '../../format.ts';
import type { TrueItem } from './truth.ts';

/** One of the matters that an item is about, and how. */
export interface Part {
  matter: string;
  kind: string;
  tone: string;
}

const escaped = (word: string): string => word.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);

/** Whether `text` holds one of `forms` with no Latin letter or digit beside it, in any case. */
export const holds = (text: string, forms: readonly string[]): boolean =>
  new RegExp(
    `(?<![\\p{Script=Latin}\\p{N}])(?:${forms.map(escaped).join('|')})(?![\\p{Script=Latin}\\p{N}])`,
    'iu',
  ).test(text);

type Test = (item: TrueItem) => boolean;

const partTest = (conditions: readonly [string, string][]): Test => {
  const fits = (part: Part): boolean =>
    conditions.every(([word, value]) => {
      const values = value.split('|');
      if (word === 'about') return values.includes(part.matter);
      return values.includes(word === 'kind' ? part.kind : part.tone);
    });
  return ({ parts }) => parts.some(fits);
};

const testOf = (word: string, value: string): Test => {
  const values = value.split('|');
  if (word === 'where') {
    const [column = '', wanted = ''] = value.split('=');
    return ({ columns }) => wanted.split('|').includes(columns[column] ?? '');
  }
  if (word === 'rating') {
    const [low = 0, high = low] = value.split('-').map(Number);
    return ({ rating }) => rating !== undefined && rating >= low && rating <= high;
  }
  if (word === 'from') return ({ day }) => day >= value;
  if (word === 'to') return ({ day }) => day <= value;
  if (word === 'holding') return ({ text }) => holds(text, values);
  if (word === 'lang') return ({ language }) => values.includes(language);
  if (word === 'sentiment') return ({ sentiment }) => values.includes(sentiment);
  if (word === 'rated') return ({ rating }) => (rating !== undefined) === (value === 'yes');
  throw new Error(`unknown condition ${word}`);
};

/**
 * The items that a query tells of: conditions with `; ` between them, each a word and a value, `not ` before it
 * for the contrary, `all` for all. `about`, `kind` and `tone` are of one and the same part; values have `|` between them.
 */
export const select = (items: readonly TrueItem[], query: string): TrueItem[] => {
  const ofPart: [string, string][] = [];
  const tests: Test[] = [];
  for (const condition of query.split('; ').filter((each) => each !== 'all')) {
    const negated = condition.startsWith('not ');
    const [word = '', ...rest] = condition.slice(negated ? 4 : 0).split(' ');
    const value = rest.join(' ');
    const partly = ['about', 'kind', 'tone'].includes(word);
    if (partly && !negated) ofPart.push([word, value]);
    else {
      const test = partly ? partTest([[word, value]]) : testOf(word, value);
      tests.push(negated ? (item) => !test(item) : test);
    }
  }
  if (ofPart.length > 0) tests.push(partTest(ofPart));
  return items.filter((item) => tests.every((test) => test(item)));
};

const distinct = (items: readonly TrueItem[], column: string): number =>
  new Set(items.map(({ columns }) => columns[column] ?? '').filter((value) => value !== '')).size;

/** The number of a query in a unit. A mean is of the ratings, or of a column's numbers: `<query> ~ <column>`. `A / B` of percent is the share of B that A is; `nps / B` promoters less detractors. */
export const measure = (items: readonly TrueItem[], unit: CheckUnit, query: string): number => {
  if (unit === 'percent') {
    const [part = '', whole = ''] = query.split(' / ');
    const of = select(items, whole);
    if (part === 'nps')
      return (100 * (select(of, 'rating 9-10').length - select(of, 'rating 0-6').length)) / of.length;
    return (100 * select(of, part).length) / of.length;
  }
  const [which = '', column] = query.split(' ~ ');
  const found = select(items, which);
  if (unit === 'items') return found.length;
  if (unit === 'people') return distinct(found, '#author');
  if (unit === 'accounts') return distinct(found, '#account');
  const numbers =
    column === undefined
      ? found.map(({ rating }) => rating)
      : found.map(({ columns }) => (columns[column] ? Number(columns[column]) : undefined));
  const ratings = numbers.filter((rating) => rating !== undefined);
  return ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length;
};
