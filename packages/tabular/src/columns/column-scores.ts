import type { ColumnFacts } from '../facts.ts';
import { parseMoney } from '../values/money.ts';
import { guessScale, namesScale } from '../values/rating-scale.ts';
import { asksForFacts } from './survey-questions.ts';
import { targetsOfName } from './column-names.ts';
import type { NamedTarget } from './column-names.ts';
import { areDayNumbers, isDayAlone } from './date-parts.ts';
import type { Chosen } from './further-columns.ts';
import { areRowNumbers, namesId } from './id-columns.ts';
import { wordsOf } from './name-words.ts';
import { holdsOwnWords, holdsTranslation, namesOthers } from './own-words.ts';
import {
  isAgentFlag,
  isCustomerFlag,
  isPublicValue,
  isRoleValue,
  isYesOrNo,
  namesParent,
  tellsByLetters,
  tellsReplies,
} from './speaker-values.ts';

/** Fields have no more values than this. */
export const FIELD_MAX_VALUES = 200;
/** "Value (EUR)" and "Score $" are amounts, and rate nothing. */
const OF_MONEY = /[€$£¥]|\b(?:EUR|USD|GBP|CHF|JPY|CAD|AUD|SEK|NOK|DKK|PLN|BRL|INR)\b/i;
/** Answers to "How long have you been with us?" are opinions only where they are longer. */
const FACT_CHARS = 40;
const PARENT_CHARS = 60;

/** Whether a column is named as what joins messages. */
export function namesConversation(name: string): boolean {
  if (CONVERSATION_LINK.test(wordsOf(name))) return true;
  return OWN_ID.test(name) || targetsOfName(name).some(({ target }) => target === 'conversation_id');
}

/** Lists of objects, whose values are columns of their own. */
function isList({ samples }: ColumnFacts): boolean {
  return samples.length > 0 && samples.every((value) => value.startsWith('[{'));
}

/** What a column may be, each with how well it fits, from 0 to 1. */
export function candidatesOf(column: ColumnFacts): Chosen[] {
  if (column.statistics.filled === 0 || isList(column)) return [];
  const fits = new Map(targetsOfName(column.name).map(({ target, fit }) => [target, fit]));
  return (Object.keys(SCORES) as NamedTarget[])
    .map((target) => ({ column, target, score: SCORES[target](fits.get(target) ?? 0, column) }))
    .filter(({ score }) => score > 0);
}

/** How well a column fits a target, from 0 to 1, by how well its name does (0: not at all) and by its values. */
const SCORES: Readonly<Record<NamedTarget, (fit: number, column: ColumnFacts) => number>> = {
  text: (fit, { name, statistics: { prose, meanChars, distinct, emails, links, dates, numbers } }) => {
    if (emails + links + dates + numbers > 0.5 || (fit < 0.97 && holdsOwnWords(name))) return 0;
    if (MARKED_AGAIN.test(name)) return 0;
    const wordy = prose * Math.min(1, 0.4 + meanChars / 100) * (0.3 + 0.7 * (distinct ?? 0));
    const score =
      fit === 0
        ? 0.75 * wordy
        : Math.min(0.99, 0.45 * fit + 0.15 * Math.min(1, meanChars / 20) + 0.5 * wordy);
    if (asksForFacts(name) && meanChars < FACT_CHARS) return score * 0.3;
    return holdsTranslation(name) ? score * 0.4 : score;
  },
  title: (fit, { name, statistics: { meanChars, dates, numbers, links } }) =>
    dates + numbers + links > 0.5 || meanChars > 200 || holdsOwnWords(name) || MARKED_AGAIN.test(name)
      ? 0
      : 0.97 * fit * (holdsTranslation(name) ? 0.5 : 1),
  said_at: (fit, column) => {
    const { name } = column;
    const { dates, numbers } = column.statistics;
    if (fit >= 0.95 && areDayNumbers(column)) return 0.9;
    if (dates < 0.6) return 0;
    if (fit < 0.97 && (LATER.test(wordsOf(name)) || holdsOwnWords(name))) return 0.4 * dates;
    if (fit < 1 && OF_OTHER_EVENTS.test(wordsOf(name))) return 0.55 * dates;
    // Of two dates of one moment the one with a time says more.
    const told = isDayAlone(column) ? 0.995 : 1;
    if (fit > 0) return dates * (0.6 + 0.38 * fit) * told;
    return numbers > 0.2 ? 0 : 0.6 * dates * told;
  },
  external_id: (fit, column) => {
    const { distinct, prose, dates, meanChars } = column.statistics;
    if ((distinct ?? 0) < 0.9 || prose > 0.1 || meanChars > 100 || areRowNumbers(column)) return 0;
    if (namesParent(column.name) || (fit < 0.97 && ID_OF_PERSON.test(wordsOf(column.name)))) return 0;
    return (dates > 0.9 ? 0.5 : 0.99) * Math.max(fit, namesId(column) ? 0.7 : 0);
  },
  conversation_id: (named, { name, samples, statistics }) => {
    const { distinct, distinctCount, prose, dates, meanChars, links } = statistics;
    // What people came with to an event is a ticket too: "VIP", "Student".
    if (BARE_TICKET.test(wordsOf(name)) && links <= 0.9 && !areIds({ samples })) return 0;
    // The id of an object whose messages are rows, or of a review beside its answer.
    const ofAnswered = ANSWERED_ID.test(wordsOf(name)) ? 0.9 : 0;
    const ofLink = links > 0.9 && CONVERSATION_LINK.test(wordsOf(name)) ? 0.9 : 0;
    const fit = Math.max(named, OWN_ID.test(name) ? 0.97 : 0, ofAnswered, ofLink);
    return (distinct ?? 1) > 0.995 || distinctCount < 2 || prose > 0.1 || dates > 0.9 || meanChars > 100
      ? 0
      : (distinct ?? 1) < 0.9
        ? 0.97 * fit
        : 0.992 * fit;
  },
  author_role: (fit, column) => {
    const { name } = column;
    if (isAgentFlag(name) || isCustomerFlag(name)) return 0.96 * sampleShare(column, isYesOrNo);
    if (tellsReplies(column.samples)) return 0.93;
    if (tellsByLetters(column.samples)) return LETTERED.test(wordsOf(name)) ? 0.93 : 0;
    if (namesParent(name)) return 0.8 * sampleShare(column, (value) => value.length <= PARENT_CHARS);
    const isType = name.includes('[].') && /(?:^|[\W_])type$/i.test(name);
    return 0.97 * Math.max(fit, isType ? 0.9 : 0) * sampleShare(column, isRoleValue);
  },
  is_public: (fit, column) =>
    0.97 * fit * sampleShare(column, (value) => isPublicValue(column.name, value) !== null),
  author_name: (fit, column) =>
    nameScore(fit, column) * (0.5 + 0.5 * Math.min(1, (column.statistics.distinct ?? 0) * 2)),
  author_email: (fit, { name, statistics: { emails, prose } }) => {
    if (namesOthers(name)) return 0;
    // Forms that ask for it only of some write "anonymous" for the others.
    if (fit >= 0.95 && emails >= 0.1 && prose === 0) return Math.max(0.7, emails) * (0.8 + 0.18 * fit);
    return emails < 0.6 ? 0 : emails * (fit > 0 ? 0.8 + 0.18 * fit : 0.7);
  },
  author_id: (fit, column) => {
    if (namesOthers(column.name)) return 0;
    if (fit === 0) return idScore(ID_OF_PERSON.test(wordsOf(column.name)) ? 0.7 : 0, column);
    return SAYS_ID.test(column.name) || areIds(column) ? idScore(fit, column) : 0;
  },
  account_name: (fit, column) => nameScore(fit, column),
  account_id: (fit, column) => idScore(fit, column),
  account_plan: (fit, { statistics: { prose, numbers, distinctCount } }) =>
    fit < 0.95 || prose > 0.1 || numbers > 0.5 || distinctCount > FIELD_MAX_VALUES ? 0 : 0.96 * fit,
  account_revenue: (fit, column) =>
    fit < 0.95 || sampleShare(column, (value) => parseMoney(value, null) !== 'unreadable') === 0
      ? 0
      : 0.96 * fit,
  rating: (fit, column) => {
    const { numberCount, filled, noValues, distinctCount, dates } = column.statistics;
    if (COUNTED.test(wordsOf(column.name)) || OF_MONEY.test(column.name)) return 0;
    const without = Object.values(noValues).reduce((sum, count) => sum + count, 0);
    const numeric = (numberCount + without) / filled;
    if (numeric < 0.7 || distinctCount > 120 || dates > 0.5 || guessScale(column) === null) return 0;
    const named = namesScale(column.name) && !STEPS_OF_TIME.test(wordsOf(column.name)) ? ASPECT : 0;
    return Math.max(fit, named) * numeric * (without > 0 ? 0.9 : 0.97);
  },
  link: (fit, { name, statistics: { links } }) =>
    links < 0.7 || PICTURE.test(wordsOf(name)) ? 0 : links * (fit > 0 ? 0.8 + 0.19 * fit : 0.65),
  language: (fit, { name, statistics: { languages, distinctCount } }) =>
    (fit === 0 && COUNTRY.test(wordsOf(name))) ||
    // Without a name that says so, one word alone such as “no” is no language.
    languages < 0.7 ||
    distinctCount > 60 ||
    (fit === 0 && distinctCount < 2)
      ? 0
      : languages * (fit > 0 ? 0.8 + 0.18 * fit : 0.6),
};

/** 1 when nearly all of a column's few different values fit, else 0. */
function sampleShare({ samples }: ColumnFacts, fits: (value: string) => boolean): number {
  return samples.filter(fits).length >= samples.length * 0.75 && samples.length > 0 ? 1 : 0;
}

function nameScore(
  fit: number,
  { name, samples, statistics: { prose, emails, links, dates, numbers, meanChars } }: ColumnFacts,
): number {
  if (namesOthers(name)) return 0;
  const isNamed = samples.filter((value) => /\p{L}{2}/u.test(value)).length * 2 > samples.length;
  return !isNamed ||
    samples.some((value) => value.split('/').length > 2) ||
    areSentences(samples) ||
    areIds({ samples }) ||
    samples.some((value) => value.split('@').length > 2) ||
    prose > 0.5 ||
    emails + links + dates + numbers > 0.5 ||
    meanChars > 100
    ? 0
    : 0.95 * fit;
}

/** Copies of texts in which what was searched for is marked. */
const MARKED_AGAIN = /(?:^|\.)_?highlight/i;
/** What a column of letters for who wrote is called. */
const LETTERED =
  /\b(?:(?:message|author|sender|from|comment|entry|reply|post|note) type|role|author|from|sender|direction|who)$/;
/** A ticket without a word that says it is the number of one. */
const BARE_TICKET = /\bticket(?! (?:id|uuid|key|number|num|no|nr|ref|reference|url|link|href)\b)/;
/** The address under which a tool keeps a conversation. */
const CONVERSATION_LINK = /(?:^| )(?:conversation|thread|ticket|case)(?: (?:url|link|href))?$/;

/** The id of an object itself, as JSON has it. */
const OWN_ID = /^(?:id|_id|uuid|ticket_?id|conversation_?id|chat_?id|thread_?id|case_?id)$/i;
const ANSWERED_ID = /\b(?:review|comment|feedback|case|order|message|post) (?:id|no|nr|number)$/;
/** The bare id of an object, as most have one. */
export const OWN_ID_ALONE = /^(?:id|_id|uuid)$/i;
/** Countries are written as languages are: "NL", "de". */
const COUNTRY =
  /\b(?:country|countries|land|pays|pais|paese|nation|nationality|region|market|territory|state|storefront|location|kraj|zeme|maa|orszag|ulke|страна)\b|国|국가/u;
const PICTURE =
  /\b(?:photos?|avatar|images?|pictures?|icon|logo|thumbnail|attachments?|files?|videos?|referr?er|api)\b/;

/** Dates of what came later than what was said. */
const LATER =
  /\b(?:updated?|modified|changed|closed|resolved|solved|responded|replied|reply|answered|due|sla|first response|last|geandert|geschlossen|gelost|beantwortet|mis a jour|resolu|modifie|actualizado|cerrado|resuelto|chiuso|aggiornato|fechado|atualizado|gewijzigd|gesloten)\b/;
/** Dates of what feedback is about, or of its author: they stand in where no other date is. */
const OF_OTHER_EVENTS =
  /\b(?:order(?:ed)?|purchased?|bought|delivery|delivered|shipped|birth|born|signup|sign up|signed up|registration|registered|joined|since|renewal|expir(?:y|es)|trial|contract|appointment|booking|booked|arrival|departure|check ?in|check ?out|travel|flight|visit(?:ed)?|stay|first seen|bestell\w*|kauf\w*|liefer\w*|geburt\w*|termin\w*|anreise|abreise|aufenthalt\w*|vertrags\w*|besteldatum|aankoopdatum|leverdatum|geboortedatum|afspraak|commande|achat|livraison|naissance|sejour|arrivee|depart|rendez vous|pedido|compra|entrega|nacimiento|estancia|cita|llegada|salida|ordine|acquisto|consegna|nascita|soggiorno|zamowienia|zakupu|urodzenia|wizyty|objednavky|nakupu|bestallning\w*|kopdatum|ordredato|kjopsdato|kobsdato)\b/;
const ID_OF_PERSON =
  /\b(?:author|user|customer|client|visitor|contact|reviewer|respondent|requester|member|person|end user|consumer|buyer|patient|player)\b.{0,30}(?:id|uuid|guid)$/;
/** What only its scale tells is one of several things that were rated; how the whole was is named. */
const ASPECT = 0.6;
const STEPS_OF_TIME =
  /\b(?:week|day|month|hour|quarter|year|age|page|step|level|severity|urgency|impact|effort|woche|tag|monat|stunde|alter|semaine|jour|mois|semana|dia|mes)\b/;
/** Numbers worked out of many answers, or counted, are nobody's rating. */
const COUNTED =
  /\b(?:average|avg|mean|weighted|votes?|upvotes?|likes|counts?|total|karma|helpful\w*|sentiment|confidence|priority|lead score|health)\b/;

/** "Wants dark theme", "Cannot export": after their first word names go on in capitals. */
function areSentences(samples: readonly string[]): boolean {
  const several = samples.filter((value) => /^\p{Lu}\p{Ll}+\s+\p{L}/u.test(value));
  const small = several.filter((value) =>
    value
      .split(/\s+/)
      .slice(1)
      .every((word) => !/^\p{Lu}/u.test(word)),
  );
  return several.length > 1 && small.length * 3 > several.length * 2;
}

/** "User" may hold names or ids: U05RHEA and 10234 are ids. */
const SAYS_ID = /id|nr|num|no\.?$/i;

function areIds({ samples }: Pick<ColumnFacts, 'samples'>): boolean {
  const ids = samples.filter((value) => /\d/.test(value) && !/[\p{Ll}\s.]/u.test(value));
  return samples.length > 0 && ids.length * 2 > samples.length;
}

function idScore(fit: number, { statistics: { prose, meanChars, links } }: ColumnFacts): number {
  return prose > 0.1 || meanChars > 100 || links > 0.5 ? 0 : 0.97 * fit;
}
