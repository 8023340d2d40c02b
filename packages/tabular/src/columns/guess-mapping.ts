import type { DraftOptions } from '../draft.ts';
import type { NamedTarget } from './column-names.ts';
import { besideOthers, namesEnd } from './beside-others.ts';
import type { ColumnFacts } from '../facts.ts';
import { closeTexts } from './close-texts.ts';
import { candidatesOf, FIELD_MAX_VALUES, namesConversation, OWN_ID_ALONE } from './column-scores.ts';
import { areDayNumbers, dateParts } from './date-parts.ts';
import type { Chosen } from './further-columns.ts';
import { furtherColumns } from './further-columns.ts';
import type { ColumnGuess } from './mapping.ts';
import { guessScale, speaksOfNps } from '../values/rating-scale.ts';
import { wordsOf } from './name-words.ts';
import { zoneOfName } from '../values/zone-of-name.ts';
import { isReviewValue, namesParent, tellsByLetters, tellsReplies } from './speaker-values.ts';

/** Below it a column is not used without being asked for. */
const SURE_ENOUGH = 0.5;

/** A file has feedback in it; its most prose-like column is offered as text even when little speaks for it. */
const TEXT_AT_LEAST = 0.2;

/** The only dates of a file are those of its rows, whatever they are called. */
const DATE_AT_LEAST = 0.24;

const FIELD_SURE = 0.84;
const FIELD_FEW_VALUES = 50;
const FIELD_MAX_CHARS = 200;
const MOSTLY_NUMBERS = 0.9;
const FIELD_DISTINCT = 0.5;
/** Names of companies or places come again less often than choices from a list do. */
const NAMES_DISTINCT = 0.75;
const NAME_CHARS = 60;

/** A ticket's number whose share of different values is below has rows that belong together. */
const MESSAGES_SHARE = 0.9;
const ID_FILLED = 0.8;
const TITLE_FILLED = 0.26;
const SPEAKER: ReadonlySet<Chosen['target']> = new Set<Chosen['target']>(['author_role', 'is_public']);
const OF_ACCOUNT: ReadonlySet<Chosen['target']> = new Set<Chosen['target']>([
  'account_plan',
  'account_revenue',
]);
/** Names that alone may say anything: a person's role at work, a kind of question. */
const VAGUE =
  /^\W*(?:role|user[ _]?role|user[ _]?type|rolle|who|from|sender|type|public|internal|private|visibility|message[ _]?type)\W*$/i;

/**
 * What each column probably is, by its name and its values. Each target but `field` is given once, to the column it fits
 * best; what is left becomes a field to filter by when its values repeat or are numbers with decimals, else is ignored. Columns that may be the text as well are
 * marked.
 *
 * @param fileAndSheet what the file and its sheet are called, which may say what was asked
 */
export function guessMapping(columns: readonly ColumnFacts[], fileAndSheet = ''): ColumnGuess[] {
  const most = Math.max(0, ...columns.map(({ statistics: { filled } }) => filled));
  const all = columns.flatMap(candidatesOf).filter((candidate) => isFilledEnough(candidate, most));
  const told = besideOthers(all, columns);
  const candidates = withCompany(customersAsAccounts(told)).sort((a, b) => b.score - a.score);
  const byColumn = new Map<number, Chosen>();
  const taken = new Set<Chosen['target']>();
  const take = (candidate: Chosen) => {
    if (byColumn.has(candidate.column.index) || taken.has(candidate.target)) return;
    byColumn.set(candidate.column.index, candidate);
    taken.add(candidate.target);
  };
  for (const candidate of candidates) if (candidate.score >= SURE_ENOUGH) take(candidate);
  for (const candidate of candidates)
    if (candidate.target === 'text' && candidate.score >= TEXT_AT_LEAST) take(candidate);
  const dated = candidates.filter(
    ({ target, score, column }) => target === 'said_at' && score >= DATE_AT_LEAST && !namesEnd(column.name),
  );
  // Of several dates of what came later none is surely that of what was said.
  if (dated.length === 1) for (const candidate of dated) take(candidate);
  for (const part of dateParts(columns, byColumn)) byColumn.set(part.column.index, part);
  for (const more of furtherColumns(columns, byColumn)) byColumn.set(more.column.index, more);
  const guesses = columns.map((column): ColumnGuess => {
    const chosen = byColumn.get(column.index);
    const { index, name } = column;
    if (chosen === undefined) return { column: index, name, ...leftOver(column) };
    const note = noteOf(chosen, speaksOfNps(columns, fileAndSheet));
    return {
      column: index,
      name,
      target: chosen.target,
      confidence: round(chosen.score),
      ...(note !== null && { note }),
    };
  });
  const close = closeTexts(columns, guesses);
  return guesses.map((guess) => (close.includes(guess.column) ? { ...guess, mayBeText: true } : guess));
}

/** What an item is known by stands in nearly every row, and what it is headed with in more than a few. */
function isFilledEnough({ target, column }: Chosen, most: number): boolean {
  if (target === 'title') return column.statistics.filled >= most * TITLE_FILLED;
  return target !== 'external_id' || column.statistics.filled >= most * ID_FILLED;
}

/** The options that go with a guessed mapping; date order and scale are null where a person must choose, the zone where no name tells it. */
export function guessOptions(
  columns: readonly ColumnFacts[],
  guesses: readonly Pick<ColumnGuess, 'column' | 'target'>[],
  fileAndSheet = '',
): Pick<DraftOptions, 'dateOrder' | 'ratingScale' | 'decimalComma'> & { timeZone: string | null } {
  const columnOf = (target: NamedTarget) =>
    columns[guesses.find((guess) => guess.target === target)?.column ?? -1];
  const date = columnOf('said_at');
  const rating = columnOf('rating');
  return {
    dateOrder: date?.dateOrder?.order ?? null,
    timeZone: date === undefined ? null : zoneOfName(date.name),
    ratingScale: rating === undefined ? null : guessScale(rating, speaksOfNps(columns, fileAndSheet)),
    decimalComma: rating !== undefined && rating.statistics.decimalCommas > rating.statistics.decimalPoints,
  };
}

const CUSTOMER = /^(?:customers?|clients?|kunden?|clientes?|klant|kund|cliente|顧客|고객|客户)(?: name)?$/;
const CONTACT =
  /^(?:contact|contact name|contact person|primary contact|ansprechpartner|kontakt|kontaktperson|interlocuteur|contacto|contatto|contactpersoon)$/;

/** Where a contact stands beside the customer, the customer is a company. */
function customersAsAccounts(candidates: readonly Chosen[]): Chosen[] {
  const isPerson = ({ target }: Chosen) => target === 'author_name';
  const names = candidates.filter(isPerson);
  const hasContact = names.some(({ column }) => CONTACT.test(wordsOf(column.name)));
  const isOther = candidates.some(({ target, score }) => target === 'account_name' && score >= SURE_ENOUGH);
  if (!hasContact || isOther) return [...candidates];
  return candidates.map((one) =>
    isPerson(one) && CUSTOMER.test(wordsOf(one.column.name)) ? { ...one, target: 'account_name' } : one,
  );
}

/**
 * Plan and revenue are an account’s, so they need one. Who speaks is asked only where rows are messages: rows share a conversation, or a column's whole name says so. A ticket's number
 * that nearly never comes again is an id, unless another column tells customers and agents apart.
 */
function withCompany(candidates: readonly Chosen[]): Chosen[] {
  const sure = candidates.filter(({ score }) => score >= SURE_ENOUGH);
  const isRated =
    sure.some(({ target }) => target === 'rating') ||
    candidates.some(({ column }) => column.samples.some(isReviewValue));
  const isVague = ({ name, samples }: ColumnFacts) =>
    (VAGUE.test(name) || tellsByLetters(samples)) && !tellsReplies(samples);
  const tellsSpeakers = sure.some(
    ({ target, column }) => SPEAKER.has(target) && !isVague(column) && !namesParent(column.name),
  );
  const hasMessages = sure.some(({ target, column }) => SPEAKER.has(target) && column.name.includes('[].'));
  const joins = ({ target, column }: Chosen) =>
    target === 'conversation_id' &&
    (tellsSpeakers || namesConversation(column.name)) &&
    (!OWN_ID_ALONE.test(column.name) || hasMessages) &&
    (tellsSpeakers || (column.statistics.distinct ?? 1) < MESSAGES_SHARE);
  const isThread = sure.some(joins);
  const hasAccount = sure.some(({ target }) => target === 'account_name' || target === 'account_id');
  return candidates.filter((candidate) => {
    if (candidate.target === 'conversation_id') return joins(candidate);
    if (OF_ACCOUNT.has(candidate.target)) return hasAccount;
    if (!SPEAKER.has(candidate.target)) return true;
    if (namesParent(candidate.column.name)) return isRated;
    return isThread || !isVague(candidate.column);
  });
}

function leftOver({ samples, statistics }: ColumnFacts): Pick<ColumnGuess, 'target' | 'confidence' | 'note'> {
  const { filled, distinct, distinctCount, maxChars, prose } = statistics;
  if (filled === 0) return { target: 'ignore', confidence: 0, note: 'The column is empty' };
  if (samples.some((value) => /^\[\{/.test(value)))
    return { target: 'ignore', confidence: 0, note: 'A list. Its values are separate columns' };
  if (isMeasured(statistics))
    return { target: 'field', confidence: FIELD_SURE, note: 'Kept as a field you can filter by' };
  const isName = maxChars <= NAME_CHARS && prose < 0.1 && statistics.numbers < 0.1;
  const mostDistinct = isName ? NAMES_DISTINCT : FIELD_DISTINCT;
  const repeats = distinctCount <= FIELD_MAX_VALUES && (distinct ?? 1) <= mostDistinct;
  // Long values are still good to filter by where there are only a few, such as a product's full name.
  if (repeats && maxChars <= FIELD_MAX_CHARS && (prose < 0.5 || distinctCount <= FIELD_FEW_VALUES)) {
    return { target: 'field', confidence: FIELD_SURE, note: 'Kept as a field you can filter by' };
  }
  return { target: 'ignore', confidence: 0, note: 'No field fits. Choose one to keep it' };
}

/** Numbers with decimals are amounts, which seldom repeat; whole numbers that never repeat may be ids. */
function isMeasured({ numbers, decimalCommas, decimalPoints }: ColumnFacts['statistics']): boolean {
  return numbers >= MOSTLY_NUMBERS && decimalCommas + decimalPoints > 0;
}

function noteOf({ column, target }: Chosen, isNps: boolean): string | null {
  if (target === 'said_at' && areDayNumbers(column)) return 'Read as a spreadsheet’s day numbers';
  if (target === 'said_at') return column.dateOrder?.note ?? null;
  if (target === 'said_time') return 'Joined to the date';
  if (target === 'said_zone') return 'The zone of each row’s date';
  if (target === 'conversation_id') return 'Rows with the same value become one conversation';
  if (target === 'author_role' || target === 'is_public') return 'Tells the customer’s words from yours';
  if (target === 'external_id') return 'Importing again updates items instead of adding duplicates';
  return target === 'rating' ? ratingNote(column, isNps) : null;
}

function ratingNote(column: ColumnFacts, isNps: boolean): string | null {
  const scale = guessScale(column, isNps);
  if (scale === null) return null;
  const words = Object.entries(column.statistics.noValues).map(
    ([word, count]) =>
      `${count === 1 ? '1 row contains' : `${count.toLocaleString('en')} rows contain`} “${word}”: imported without a rating`,
  );
  return [`Read as ${scale.min} to ${scale.max}`, ...words].join('. ');
}

function round(score: number): number {
  return Math.round(score * 100) / 100;
}
