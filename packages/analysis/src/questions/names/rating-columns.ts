import type { KnownNames } from '../plan.ts';
import { isCalledByNumber, wordsIn } from './column-nouns.ts';

/** What columns are called in which people rate something. */
const rating =
  /^(?:satisf\w*|ratings?|rated|scores?|stars?|grades?|marks?|ease|easy|easiness|qualit\w*|recommend\w*|likel\w*|nps|csat|ces|effort|friendl\w*|clean\w*|comfort\w*|helpful\w*|usab\w*|useful\w*|trust\w*|happ\w*|zufrieden\w*|bewertung\w*|satisfaccion|soddisfazione|satisfacao|tevreden\w*|note)$/;
/** Numbers of a scale that people rate on lie between these. */
const scale = { least: 0, most: 10 };
const leastValues = 3;

/** Which column of several is meant by "the rating", the surest first. */
const mains = [
  /\b(?:overall|general|total|global|insgesamt|gesamt\w*|globale?)\b/,
  /\b(?:satisf|zufrieden|soddisf|tevreden)/,
  /\b(?:rating|score|stars|bewertung|note)\b/,
];

/** Columns of ratings beside the one that the ratings of the items came from, as files call them. */
export function ratingColumns(fields: KnownNames['fields']): string[] {
  return fields.flatMap(({ key, values }) => {
    const numbers = values.map((value) => Number(value.replace(',', '.')));
    const isRated =
      values.length >= leastValues &&
      numbers.every((number) => number >= scale.least && number <= scale.most) &&
      !isCalledByNumber(key) &&
      wordsIn(key).some((word) => rating.test(word));
    return isRated ? [key] : [];
  });
}

/** The column that "the rating" means where the items have none of their own; undefined without columns. */
export function mainOf(columns: readonly string[]): string | undefined {
  const said = (key: string) => wordsIn(key).join(' ');
  const main = mains.flatMap((words) => columns.find((key) => words.test(said(key))) ?? []);
  return main[0] ?? columns[0];
}
