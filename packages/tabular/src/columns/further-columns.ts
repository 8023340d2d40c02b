import {
  asksForCompany,
  asksForFacts,
  asksForSides,
  asksInWords,
  asksToRate,
  asksToRecommend,
} from './survey-questions.ts';
import type { NamedTarget } from './column-names.ts';
import type { NameMatch } from './column-names.ts';
import { targetsOfName } from './column-names.ts';
import type { ColumnFacts } from '../facts.ts';
import { wordsOf } from './name-words.ts';
import { holdsOwnWords, holdsTranslation } from './own-words.ts';

export interface Chosen {
  column: ColumnFacts;
  target: NamedTarget | 'said_time' | 'said_zone';
  score: number;
}

const NAME_PART =
  /^(?:[a-z ]{0,40}\b(?:(?:first|given|last|family) ?name|(?:first|last)$)|forename|surname|vorname|nachname|familienname|prenom|nom de famille|apellidos?|nombre)$/;
/** The last of several choices, where people add one of their own. */
const OTHER_CHOICE =
  /^(?:other|others|something else|sonstiges?|anderes|andere|autres?|otr[oa]s?|altro|outr[oa]s?|anders|overige?|その他|기타|其他)(?: (?:please|bitte|veuillez|por favor|si prega|namelijk|specify|angeben|preciser|precisez|especifique|especificar|specificare).*)?$/;
/** What tools of boards call the line that stands for an entry. */
const ENTRY =
  /^(?:name|item|item name|task|task name|card|card name|card title|issue|idea|feature|request|topic)$/;
/** Lists of what others wrote under an entry. */
const OTHERS_LIST = /(?:^|\.)(?:comments|replies|answers|notes|reactions)(?:\.\w{1,40})?\[\]\./i;
const QUESTION_WORDS = 4;
const COMPARED_LETTERS = 60;
const TITLE_CHARS = 100;
/** Answers to what is asked for as a fact are opinions only where they are as long as one. */
const FACT_CHARS = 40;

/**
 * Columns beside the chosen ones that belong to them: further open questions are text too, and a last name to a first. Beside a
 * text without a title, a column of short texts that all differ is the title.
 */
export function furtherColumns(
  columns: readonly ColumnFacts[],
  chosen: ReadonlyMap<number, Chosen>,
): Chosen[] {
  const taken = [...chosen.values()];
  const text = taken.find(({ target }) => target === 'text');
  const left = columns.filter(
    (column) =>
      !chosen.has(column.index) &&
      column.statistics.filled > 0 &&
      !(text && saysTheSame(column, text.column)),
  );
  const more: Chosen[] = [];
  const name = taken.find(({ target }) => target === 'author_name');
  if (name && NAME_PART.test(wordsOf(name.column.name))) {
    const rest = left.filter((column) => NAME_PART.test(wordsOf(column.name)));
    more.push(...rest.map((column) => ({ column, target: 'author_name' as const, score: name.score })));
  }
  if (!text) return more;
  if (isQuestion(text.column)) {
    const asked = left.filter((column) => isQuestion(column) && isOpen(column));
    more.push(...asked.map((column) => ({ column, target: 'text' as const, score: 0.8 })));
  }
  const sides = left.filter(
    (column) =>
      !more.some((each) => each.column === column) &&
      isFurtherText(column, text.column) &&
      (!OTHERS_LIST.test(column.name) || taken.some((each) => tellsWhose(each, column))),
  );
  more.push(...sides.map((column) => ({ column, target: 'text' as const, score: 0.8 })));
  const hasTitle = taken.some(({ target }) => target === 'title');
  const title = hasTitle ? undefined : left.find((column) => isTitleOf(column, text.column));
  if (title && !more.some(({ column }) => column === title))
    more.push({ column: title, target: 'title', score: 0.6 });
  return more;
}

/** Whether a column holds another's texts once more, such as their HTML or their pieces in a list. */
export function saysTheSame(one: ColumnFacts, other: ColumnFacts): boolean {
  const known = new Set(other.samples.map(letters));
  const again = one.samples.filter((value) => known.has(letters(value)));
  return again.length > 0 && again.length * 2 > one.samples.length;
}

function letters(value: string): string {
  const plain = wordsOf(value.replace(/<[^<>]{0,200}>/g, ' '));
  return plain.replace(/ /g, '').slice(0, COMPARED_LETTERS);
}

/** What was good beside what was not, and the messages of a conversation beside its first one. */
function isFurtherText({ name, statistics }: ColumnFacts, text: ColumnFacts): boolean {
  const { numbers, dates, emails, links, distinct } = statistics;
  if (numbers + dates + emails + links > 0.2 || (distinct ?? 0) < 0.5) return false;
  if (asksForSides(name.slice(name.lastIndexOf(' / ') + 1))) return true;
  if (holdsOwnWords(name) || holdsTranslation(name)) return false;
  const ofText = statistics.prose > 0.3 && targetsOfName(name).some(isNamedText);
  if (ofText && asksForSides(text.name.slice(text.name.lastIndexOf(' / ') + 1))) return true;
  if (statistics.prose > 0.3 && isSibling(name, text.name)) return true;
  const isOther = name.includes('[].') !== text.name.includes('[].');
  return isOther && ofText;
}

/** Whether a column tells who wrote the entries of another one's list. */
function tellsWhose({ target, column }: Chosen, { name }: ColumnFacts): boolean {
  const list = name.slice(0, name.lastIndexOf('[].') + 3);
  return (target === 'author_role' || target === 'is_public') && column.name.startsWith(list);
}

function isNamedText({ target, fit }: NameMatch): boolean {
  return target === 'text' && fit >= 0.8;
}

/** What holds the answers to several questions; elsewhere a sibling is a translation or the team's answer. */
const OF_ANSWERS = /^(?:answers?|responses?|questions?|surveys?|fields)(?:\[\])?$/i;

/** Whether two paths differ in one part alone, as those of the answers to two questions do: `answers.love.value`, `answers.hate.value`. */
function isSibling(one: string, other: string): boolean {
  const [parts, others] = [one.split('.'), other.split('.')];
  if (parts.length < 3 || parts.length !== others.length || parts.at(-1) !== others.at(-1)) return false;
  if (!parts.slice(0, -2).some((part) => OF_ANSWERS.test(part))) return false;
  return parts.filter((part, i) => part !== others[i]).length === 1;
}

/** Whether a column asks something that is answered in own words: several of them are one text. */
export function isOpenQuestion(column: ColumnFacts): boolean {
  return isQuestion(column) && isOpen(column);
}

function isQuestion({ name }: ColumnFacts): boolean {
  // The path to a value in JSON is no question, however many words it has.
  const asked = /\s/.test(name) ? name : name.slice(name.lastIndexOf('.') + 1);
  const words = wordsOf(asked).split(' ').length;
  if (OTHER_CHOICE.test(wordsOf(name.slice(name.lastIndexOf(' / ') + 1)))) return false;
  if (asksToRecommend(name) || asksToRate(name) || asksForCompany(name)) return false;
  return words >= QUESTION_WORDS || (words > 1 && name.includes('?') && asksInWords(name));
}

/** Answers in words, each its own. */
function isOpen({ name, statistics: { prose, distinct, meanChars, numbers, dates } }: ColumnFacts): boolean {
  if (holdsOwnWords(name) || holdsTranslation(name)) return false;
  if (asksForFacts(name) && (meanChars < FACT_CHARS || (distinct ?? 0) < 0.95)) return false;
  return (
    numbers + dates < 0.2 &&
    (distinct ?? 0) >= 0.6 &&
    (prose >= 0.4 || (name.includes('?') && meanChars >= 12))
  );
}

function isTitleOf({ name, samples, statistics }: ColumnFacts, text: ColumnFacts): boolean {
  const { filled, distinct, meanChars, maxChars, prose, numbers, dates, emails, links } = statistics;
  return (
    !holdsOwnWords(name) &&
    !holdsTranslation(name) &&
    !targetsOfName(name).some(({ target, fit }) => target === 'text' && fit >= 0.8) &&
    filled * 2 > text.statistics.filled &&
    (distinct ?? 0) > 0.9 &&
    (prose >= 0.2 || (ENTRY.test(wordsOf(name)) && samples.some((value) => value.includes(' ')))) &&
    maxChars <= TITLE_CHARS * 2 &&
    meanChars <= TITLE_CHARS &&
    meanChars * 1.5 < text.statistics.meanChars &&
    numbers + dates + emails + links < 0.1
  );
}
