import { limits } from '@earshot/contracts/limits';
import { hash } from 'node:crypto';
import type {
  DraftOptions,
  DraftResult,
  DraftWarning,
  FeedbackDraft,
  Rejection,
  RejectionCode,
} from './draft.ts';
import { holdsFirstNames } from './columns/name-words.ts';
import { fieldNameOf } from './columns/mapping.ts';
import type { ColumnMapping, Mapping } from './columns/mapping.ts';
import { decimalSignOf, moneyOfName, parseMoney } from './values/money.ts';
import { isNoValue } from './values/no-value.ts';
import { parseDateInPieces } from './values/date-in-pieces.ts';
import { companyDomain } from './values/public-mail.ts';
import { parseRating } from './values/parse-rating.ts';
import type { ReadableRow } from './rows.ts';
import { isAside, isHeaderAgain } from './detect/asides.ts';
import { isTotal } from './detect/total-rows.ts';
import {
  isAgentFlag,
  isCustomerFlag,
  isOwnReply,
  isPublicValue,
  namesParent,
  roleBesideCustomers,
  roleOfFlag,
  roleOfLetter,
  roleOfParent,
  roleOfReply,
} from './columns/speaker-values.ts';
import { emailIn, isLink, isProse, languageOf, nameBeside } from './columns/value-kinds.ts';

/** The longest value of each other kind, in characters. */
export const MAX_CHARS = { title: 1000, name: 300, id: 300, plan: 200, link: 2000, field: 1000 } as const;

/** What reports write under their rows. */
const MADE_BY =
  /^(?:generated|printed|exported|created|report|source|copyright|©|confidential|note|page|filter|as of|erstellt|gedruckt|exportiert|quelle|vertraulich|stand|genere|imprime|exporte|generado|impreso|exportado|stampato|generato|gegenereerd)(?![\p{L}])/iu;

/** What stands where somebody wrote nothing, or where it was taken away. */
const NOTHING_SAID = /^(?:n\/?a|n\.a\.|k\.\s?a\.|s\/o|[-–—./*]{1,5}|\[(?:deleted|removed|empty|no text)\])$/i;

/** As the API takes it. */
const MAX_REVENUE_EUR = 1e12;

const SPREADSHEET_ERROR = /^#(?:N\/A|REF!|VALUE!|NAME\?|DIV\/0!|NULL!|NUM!|SPILL!|CALC!|GETTING_DATA)$/;

/** Thrown and caught within this file: the first thing wrong with a row rejects it. */
class RowRejected extends Error {
  readonly rejection: Rejection;

  constructor(rejection: Rejection) {
    super(rejection.reason);
    this.rejection = rejection;
  }
}

/**
 * Makes a row a feedback draft. Nothing is guessed or mended: a date, rating or text that cannot be used rejects the row
 * with its reason, and so does a value that is too long. A title alone becomes the text, and a rating without both is an answer
 * too: its text is ''. A link that is none or too long, an e-mail address that is none and an unknown language are left out with a
 * warning, for the words beside them are worth having without. Values are trimmed; empty ones are null.
 *
 * @param mapping without faults (`mappingFaults`); columns it does not name are ignored
 * @throws RangeError for a time zone the platform does not know
 */
export function rowToDraft(row: ReadableRow, mapping: Mapping, options: DraftOptions): DraftResult {
  const warnings: DraftWarning[] = [];
  const fields: [string, string][] = [];
  const draft = emptyDraft();
  const keyed: ColumnMapping[] = [];
  try {
    refuseHeaderAgain(row, mapping);
    for (const entry of mapping) {
      if (entry.target === 'ignore') continue;
      const raw = row.cells[entry.column] ?? '';
      if (raw === '') continue;
      if (raw.includes('\0') || !raw.isWellFormed()) {
        throw rejected(
          'characters_unusable',
          entry,
          raw,
          `The value of ${named(entry)} contains an invalid character.`,
        );
      }
      keyed.push(entry);
      const value = raw.trim();
      if (value === '') continue;
      if (entry.target === 'field') fields.push([fieldNameOf(entry), within(value, MAX_CHARS.field, entry)]);
      else if (entry.target === 'said_at') draft.saidAt = dateOf(row, mapping, entry, options);
      else setValue(draft, entry, value, options, warnings);
    }
    refuseOthersThanAnswers(draft, row, mapping, options);
    if (draft.text === '') refuseTotals(row, mapping);
    if (draft.text === '' && draft.title !== null) {
      // What somebody wrote as a title alone is what they said.
      draft.text = draft.title;
      draft.title = null;
    }
    if (draft.text === '' && draft.rating === null) {
      const entry = mapping.find(({ target }) => target === 'text');
      throw rejected('text_empty', entry, '', 'The text is empty.');
    }
  } catch (error) {
    if (error instanceof RowRejected) return { rejected: error.rejection };
    throw error;
  }
  if (options.accountsByDomain === true && draft.authorEmail !== null)
    draft.accountDomain = companyDomain(draft.authorEmail);
  draft.fields = Object.fromEntries(fields);
  if (draft.externalId === null && draft.conversationId === null) draft.contentKey = contentKeyOf(row, keyed);
  return { draft, warnings };
}

function refuseHeaderAgain({ cells }: ReadableRow, mapping: Mapping): void {
  const names: string[] = [];
  for (const { column, name } of mapping) names[column] = name;
  if (isHeaderAgain(cells, names)) {
    const entry = mapping.find(({ target }) => target !== 'ignore');
    throw rejected(
      'header_again',
      entry,
      cells.find((cell) => cell !== '') ?? '',
      'This row repeats the header.',
    );
  }
}

/** A heading or note is short, a sum says so; what somebody wrote and nothing else is an answer all the same. */
function refuseOthersThanAnswers(
  draft: FeedbackDraft,
  { cells }: ReadableRow,
  mapping: Mapping,
  { usualCells }: DraftOptions,
): void {
  if (!isAside(cells, usualCells) || draft.rating !== null) return;
  const entry = mapping.find(({ column }) => (cells[column] ?? '').trim() !== '');
  const value = cells.find((cell) => cell.trim() !== '')?.trim() ?? '';
  if (entry?.target === 'text' && isProse(value) && !MADE_BY.test(value)) return;
  throw rejected(
    'beside_table',
    entry,
    value,
    `The row contains only one cell: “${value.slice(0, 60).toWellFormed()}”.`,
  );
}

/** Under a table stand its sums; they are nobody's feedback. */
function refuseTotals({ cells }: ReadableRow, mapping: Mapping): void {
  for (const entry of mapping) {
    const value = (cells[entry.column] ?? '').trim();
    if (isTotal(value)) {
      throw rejected('total_row', entry, value, `The row is a total: “${value}”.`);
    }
  }
}

/** The same for rows that say the same in the same columns, whatever the order of these. */
function contentKeyOf(row: ReadableRow, entries: readonly ColumnMapping[]): string {
  const values = entries.map((entry) =>
    JSON.stringify([
      entry.target,
      entry.target === 'field' ? fieldNameOf(entry) : '',
      row.cells[entry.column] ?? '',
    ]),
  );
  return hash('sha256', values.sort().join('\n'), 'hex');
}

function setValue(
  draft: FeedbackDraft,
  entry: ColumnMapping,
  value: string,
  options: DraftOptions,
  warnings: DraftWarning[],
): void {
  const leaveOut = (code: DraftWarning['code']) => {
    warnings.push({ code, column: entry.name, value: value.slice(0, 200) });
    return null;
  };
  switch (entry.target) {
    case 'text':
      if (NOTHING_SAID.test(value)) break;
      draft.text = textOf(draft.text === '' ? value : `${draft.text}\n${value}`, entry);
      break;
    case 'title':
      draft.title = within(value, MAX_CHARS.title, entry);
      break;
    case 'external_id':
      draft.externalId = within(value, MAX_CHARS.id, entry);
      break;
    case 'conversation_id':
      draft.conversationId = within(value, MAX_CHARS.id, entry);
      break;
    case 'author_role':
      draft.roleColumns = {
        ...draft.roleColumns,
        [roleColumn(entry.name, value)]: roleOf(entry.name, within(value, MAX_CHARS.name, entry), options),
      };
      break;
    case 'is_public':
      draft.isPublic = isPublicValue(entry.name, value);
      break;
    case 'author_name':
      setAuthor(draft, within(value, MAX_CHARS.name, entry), entry.name);
      break;
    case 'author_email':
      draft.authorEmail = emailIn(value) ?? leaveOut('email_unusable');
      draft.authorName ??= nameBeside(value);
      break;
    case 'author_id':
      // Tools give guests the number 0: they are not one person.
      draft.authorId = value === '0' || isNoValue(value) ? null : within(value, MAX_CHARS.id, entry);
      break;
    case 'account_name':
      draft.accountName = within(firstOfList(value), MAX_CHARS.name, entry);
      break;
    case 'account_id':
      draft.accountId = within(value, MAX_CHARS.id, entry);
      break;
    case 'account_plan':
      draft.accountPlan = within(value, MAX_CHARS.plan, entry);
      break;
    case 'account_revenue':
      draft.accountRevenueEur =
        yearlyEuros(entry.name, value, options) ?? (isNoValue(value) ? null : leaveOut('revenue_unusable'));
      break;
    case 'rating':
      draft.rating = ratingOf(value, entry, options);
      break;
    case 'link':
      if (value.length > MAX_CHARS.link) draft.link = leaveOut('link_too_long');
      else draft.link = isLink(value) ? value : leaveOut('link_unusable');
      break;
    case 'language':
      draft.language = languageOf(value) ?? leaveOut('language_unknown');
      break;
    case 'said_at':
    case 'said_time':
    case 'said_zone':
    case 'field':
    case 'ignore':
      break;
  }
}

/** `messages[].type` is called `type` in its list, and what a flag says is a role. */
function roleColumn(name: string, value: string): string {
  if (isAgentFlag(name) || isCustomerFlag(name) || namesParent(name) || isOwnReply(value)) return 'role';
  const list = name.lastIndexOf('[].');
  return list < 0 ? name : name.slice(list + 3);
}

function roleOf(name: string, value: string, options: DraftOptions): string {
  if (isAgentFlag(name) || isCustomerFlag(name)) return roleOfFlag(name, value);
  if (namesParent(name)) return roleOfParent(value);
  if (options.speaksInLetters === true) return roleOfLetter(value);
  const role = roleOfReply(value);
  return options.namesCustomers === true ? roleBesideCustomers(role, options.namesTeam) : role;
}

/** A name, or one with an address: "Ann Lee (ann@acme.example)". A second column goes on with the name; a first name stands before the last. */
function setAuthor(draft: FeedbackDraft, value: string, column: string): void {
  const email = emailIn(value);
  const name = email === null ? value : nameBeside(value);
  draft.authorEmail ??= email;
  if (name === null) return;
  const parts = holdsFirstNames(column) ? [name, draft.authorName] : [draft.authorName, name];
  draft.authorName = parts.filter((part) => part !== null).join(' ');
}

/** Companies that a tool lists in one cell: the first is meant. */
function firstOfList(value: string): string {
  return value.split('; ', 1)[0]?.trim() || value;
}

/** Euros a year; null for what is no amount, and for another currency, of which no rate is known here. */
function yearlyEuros(column: string, value: string, { revenueDecimal }: DraftOptions): number | null {
  const named = moneyOfName(column);
  const money = parseMoney(value, revenueDecimal ?? decimalSignOf([value]));
  if (money === null || money === 'unreadable') return null;
  if ((money.currency ?? named.currency ?? 'EUR') !== 'EUR') return null;
  const eur = money.amount * ((money.period ?? named.period) === 'month' ? 12 : 1);
  return eur <= MAX_REVENUE_EUR ? eur : null;
}

function textOf(value: string, entry: ColumnMapping): string {
  if (value.length > limits.feedbackTextMaxChars) {
    throw rejected(
      'text_too_long',
      entry,
      value,
      `The text of ${named(entry)} is longer than ${limits.feedbackTextMaxChars.toLocaleString('en')} characters.`,
    );
  }
  if (SPREADSHEET_ERROR.test(value)) {
    throw rejected('text_is_spreadsheet_error', entry, value, `The text is a spreadsheet's error, ${value}.`);
  }
  return value;
}

/** The date with the time and zone that stand in columns of their own. */
function dateOf(
  { cells }: ReadableRow,
  mapping: Mapping,
  entry: ColumnMapping,
  options: DraftOptions,
): string {
  const beside = (target: 'said_time' | 'said_zone') => mapping.find((each) => each.target === target);
  const cell = (of: ColumnMapping | undefined) => (of === undefined ? '' : (cells[of.column] ?? '').trim());
  const value = cell(entry);
  const [time, zone] = [beside('said_time'), beside('said_zone')];
  const pieces = { date: value, time: cell(time), zone: cell(zone) };
  const parsed = parseDateInPieces(pieces, options.dateOrder, options.timeZone);
  if ('at' in parsed) return new Date(parsed.at).toISOString();
  const unreadable = (what: string, of: ColumnMapping | undefined) =>
    rejected('date_unreadable', of, cell(of), `${what} can’t be read: “${cell(of).slice(0, 60)}”.`);
  if (parsed.fault === 'unreadable') throw unreadable('Date', entry);
  if (parsed.fault === 'time_unreadable') throw unreadable('Time', time);
  if (parsed.fault === 'zone_unreadable') throw unreadable('Time zone', zone);
  throw rejected(
    'date_order_unknown',
    entry,
    value,
    `It is unclear whether “${value}” starts with the day or the month.`,
  );
}

function ratingOf(
  value: string,
  entry: ColumnMapping,
  { ratingScale: scale, decimalComma }: DraftOptions,
): FeedbackDraft['rating'] {
  if (scale === null) throw rejected('rating_scale_missing', entry, value, 'The rating scale is unknown.');
  const parsed = parseRating(value, scale, decimalComma);
  if (!('fault' in parsed)) return parsed.value === null ? null : { value: parsed.value, scale };
  if (parsed.fault === 'above')
    throw rejected('rating_above_scale', entry, value, `Rating ${parsed.value} is above ${scale.max}.`);
  if (parsed.fault === 'below')
    throw rejected('rating_below_scale', entry, value, `Rating ${parsed.value} is below ${scale.min}.`);
  throw rejected('rating_unreadable', entry, value, `“${value.slice(0, 60)}” is not a rating.`);
}

function within(value: string, maxChars: number, entry: ColumnMapping): string {
  if (value.length <= maxChars) return value;
  throw rejected(
    'value_too_long',
    entry,
    value,
    `The value of ${named(entry)} is longer than ${maxChars.toLocaleString('en')} characters.`,
  );
}

/** A column as a sentence names it. */
function named({ name }: ColumnMapping): string {
  return `“${name.length > 60 ? `${name.slice(0, 60).toWellFormed()}…` : name}”`;
}

function rejected(
  code: RejectionCode,
  entry: ColumnMapping | undefined,
  value: string,
  reason: string,
): RowRejected {
  return new RowRejected({
    code,
    column: entry?.name ?? '',
    value: value.slice(0, 200).toWellFormed(),
    reason,
  });
}

function emptyDraft(): FeedbackDraft {
  return {
    text: '',
    title: null,
    saidAt: null,
    externalId: null,
    conversationId: null,
    roleColumns: {},
    isPublic: null,
    authorName: null,
    authorEmail: null,
    authorId: null,
    accountName: null,
    accountId: null,
    accountDomain: null,
    accountPlan: null,
    accountRevenueEur: null,
    rating: null,
    link: null,
    language: null,
    fields: {},
    contentKey: null,
  };
}
