import { fold, normalise } from '../../text/fold.ts';
import { demonymsOf } from '../grammar/demonyms.ts';
import { regionNames } from './region-names.ts';
import { accountNouns, itemNouns, peopleNouns } from '../grammar/nouns.ts';
import type { KnownNames } from '../plan.ts';
import type { Word } from '../reading/reading.ts';
import { wordsOf } from '../reading/reading.ts';

interface Called {
  /** As questions have it, a star for the rest. */
  name: string[];
  value: string;
}

const crowd = new RegExp(
  `^(?:${peopleNouns}|${accountNouns}|ones|side|team|market|branch|region|users?|practices?|clinics?|sites?|venues?|offices?|hotels?|restaurants?|labs?|hospitals?)$`,
);
const items = new RegExp(`^(?:${itemNouns})$`);
/** So far after what is said of people these may stand: "Dutch Trustpilot reviewers". */
const farthest = 3;

/** What people and things of the places that are values of columns are called; none of a word that is a value itself. */
export function calledPlaces({ fields }: Pick<KnownNames, 'fields'>): Called[] {
  const values = fields.flatMap((field) => field.values);
  const own = new Set(values.map((value) => fold(normalise(value))));
  return fields.flatMap((field) => {
    // Codes such as GB are countries where the whole column has such values.
    const isOfCountries =
      field.values.filter((value) => regionNames(value).length > 0).length >= field.values.length * 0.8;
    return field.values.flatMap((value) =>
      [value, ...(isOfCountries ? regionNames(value) : [])]
        .flatMap(demonymsOf)
        .filter((name, at, all) => !own.has(name) && all.indexOf(name) === at)
        .map((name) => ({ name: name.split(' '), value })),
    );
  });
}

/** The words with places in the stead of what is called by them: Irish firms are those of Ireland, Koreans those of Korea. */
export function byPlaces(words: readonly Word[], called: readonly Called[]): Word[] {
  if (called.length === 0) return [...words];
  const result: Word[] = [];
  for (let at = 0; at < words.length;) {
    const first = words[at];
    if (!first) break;
    const found = called.find(({ name }) => name.every((one, i) => isSaid(one, words[at + i]?.text ?? '')));
    const end = at + (found?.name.length ?? 1);
    if (!found || !isMeant(words, at, end, found)) {
      result.push(first);
      at += 1;
      continue;
    }
    const last = words[end - 1] ?? first;
    for (const word of wordsOf(found.value)) result.push({ ...word, start: first.start, end: last.end });
    at = end;
  }
  return result;
}

function isSaid(name: string, word: string): boolean {
  const stem = name.slice(0, -1);
  return name.endsWith('*') ? word.startsWith(stem) && word.length <= stem.length + 3 : name === word;
}

/** "In Swedish" and "Swedish reviews" are of a language; Swedes and Swedish players are of a country. */
function isMeant(words: readonly Word[], at: number, end: number, { name }: Called): boolean {
  const [only = ''] = name;
  const before = words[at - 1]?.text ?? '';
  if (
    name.length > 1 ||
    /^(?:uk|u\.k|usa|u\.s|u\.s\.a|uae|emirates|britain|holland|america|bayern|sachsen|tirol)$/.test(only)
  )
    return true;
  if (/^(?:in|into|from|auf|en|em|i|po)$/.test(before)) return false;
  if (only.endsWith('*')) return !items.test(words[end]?.text ?? '');
  if (
    /(?:ans?|[^i]s|oes|ese|ish|ch|sh)$/.test(only) &&
    words.slice(end, end + farthest).some(({ text }) => crowd.test(text))
  )
    return true;
  // "Koreans" and "Swedes" are people, whatever follows.
  return /s$/.test(only) && !/(?:ss|ese)$/.test(only);
}
