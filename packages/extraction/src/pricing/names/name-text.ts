import type { Span } from '../../page/read-page.ts';
import { currencyOf } from '../money/currencies.ts';
import { durationOf } from '../money/durations.ts';
import { findMoney } from '../money/find-money.ts';
import { withoutLead } from '../money/lead-to-amount.ts';
import { firstPeriod } from '../money/period-words.ts';
import { wordsOf } from '../money/words-by-language.ts';
import { saysCustom, saysFree } from '../money/special-prices.ts';

/** A name and where it stands. */
export interface NameText {
  text: string;
  span: Span;
}

const MAX_NAME_CHARS = 48;

/** What is stuck on a card, and names no plan. */
export const BADGE =
  /^(?:(?:the )?most popular(?: (?:plan|choice))?|popular(?: choice)?|best (?:value|seller|deal|for \p{L}+)|recommended|our (?:pick|favourite|favorite)|new|beta|coming soon|start here|top (?:pick|choice)|great value|most (?:chosen|loved|bought)|(?:team|customer|crowd)(?:['’]?s)? favou?rite|editor['’]?s choice|(?:free )?\d+[- ]day (?:free )?trial|free trial|\d+ months? free|limited time|launch offer|current plan|limited offer|beliebt(?:este[rs]?)?|am beliebtesten|meistgewählt|empfohlen|empfehlung|bestseller|le plus (?:populaire|choisi)|populaire|recommandé|más (?:popular|elegido|vendido)|recomendado|più (?:popolare|scelto)|consigliato|mais popular|meest gekozen|populairste?|populär(?:ast)?|mest (?:populær|valgt)|polecany|najpopularniejszy|人気(?:No\.?1)?|おすすめ|最受欢迎|推荐|热门|save \d+ ?%|-?\d+ ?%(?: off)?)[!.★]?$/iu;
const TRAILING_BADGE =
  /(?<!\s)\s+(?:\(?(?:most popular|popular|recommended|best value|bestseller|beliebt|empfohlen|populaire|recomendado)\)?|\((?:new|neu|beta)\))$/i;
/** `Yearly – 40% off`: what a term saves, behind its name. */
const TRAILING_SAVING =
  /(?<=[\p{L}\d)])\s*(?:[–—|·•]|\s-|\()\s*(?:\p{L}+ )?[-−–]?\d{1,2} ?%(?: \p{L}+){0,2}\)?$/iu;
/** What leads to an amount: where none stands on the line, some of it belongs to the name, as in `Payroll only`. */
const BEFORE_AMOUNT = /(?<=\s|^)(?:is|costs?|at|from|for|just|only|ab|à partir de|desde|kostet)$/iu;
const BEFORE_END = /(?<=\s|^)(?:costs?|at|from|ab|à partir de|desde|kostet)$/iu;
/** Blanks, pictures, and what joins pictures; a trade mark is part of a name. */
const BLANK = String.raw`(?:[\s:]|\u200d|\ufe0f|[\p{Extended_Pictographic}--[©®™]])`;
const BEHIND_NAME = new RegExp(`(?<!${BLANK})${BLANK}+$`, 'v');

/** `: 5 sites`: what a plan holds, behind its name. */
const SIZE = '[:：]\\s+(?:\\d[\\d.,]*|unlimited|unbegrenzt\\p{L}*|illimit\\p{L}*|ilimitad\\p{L}*)\\s+\\p{L}';
const SIZE_BEHIND = new RegExp(`(?<=\\p{L})\\s?${SIZE}[^]*`, 'iu');
const SIZE_AHEAD = new RegExp(`^\\s?${SIZE}[\\p{L} ]*`, 'iu');

/** Marks of a list, and what says that a name follows: `Plan: Marsh`. */
const LABEL =
  /^(?:[\s•·*✓★–—-]|(?![©®™])\p{Extended_Pictographic}|\u200d|\ufe0f)*(?:(?:plan|package|product|tarif|paket|formule|piano|pakket)(?: name)?\s?[:：]\s*)?/iu;

/**
 * The name at the beginning of a line: up to a price, a dash before one, or the line's end.
 *
 * @param isNamed the page calls it a name: then it may be a word that elsewhere tells a price or a period
 */
export function cutName(text: string, start: number, end: number, isNamed = false): NameText | null {
  const line = text.slice(start, end);
  const money = findMoney(line)[0];
  const named = withoutLead(line.slice(0, money?.start ?? line.length), money ? BEFORE_AMOUNT : BEFORE_END)
    .replace(SIZE_BEHIND, '')
    .replace(TRAILING_BADGE, '')
    .replace(TRAILING_SAVING, '');
  const cut = withoutToldPrice(named);
  const lead = cut.length - cut.replace(LABEL, '').length;
  const name = cut.slice(lead).replace(BEHIND_NAME, '');
  if (isNamed ? !couldBeName(name) : !isName(name)) return null;
  return { text: name, span: { start: start + lead, end: start + lead + name.length } };
}

/** `Starter – free`: without what stands behind the last dash, where that says a price. */
function withoutToldPrice(named: string): string {
  const last = Math.max(0, ...['–', '—', '|'].map((sign) => named.lastIndexOf(sign)));
  const head = named.slice(0, last).trimEnd();
  const tail = named
    .slice(head.length)
    .replace(/(?<!\s)\s+[–—|-]\s+(?<rest>[^]+)/u, (all, rest: string) =>
      saysFree(rest) || saysCustom(rest) ? '' : all,
    );
  return head + tail;
}

/** What stands behind a name, without what the plan holds. */
export function withoutSize(behind: string): string {
  return behind.replace(SIZE_AHEAD, '');
}

/** `10 users`, `Up to 5 sites`: a size to choose, and no name. */
export function isAmountOfThings(name: string): boolean {
  return /^(?:up to |bis |more than |over |< ?|> ?)?\d[\d.,]*\s*(?:[–-]\s*\d[\d.,]*\s*)?(?:\+\s*)?\p{L}/iu.test(
    name,
  );
}

/** `Monthly`, `Annual billing`: a side of a switch, or the name of a plan that differs by its period alone. */
export function isPeriodName(name: string): boolean {
  return PERIOD_NAME.test(name) || PERIOD_ABROAD.test(name) || durationOf(name) !== null;
}

const PERIOD_ABROAD = new RegExp(`^(?:${wordsOf('monthly')}|${wordsOf('yearly')})$`, 'iu');
const PERIOD_NAME =
  /^(?:pay |billed |paid )?(?:monthly|yearly|annual(?:ly)?|quarterly|weekly|monatlich|jährlich|mensuel|annuel|mensual|anual|maandelijks|jaarlijks|per (?:month|year))(?: (?:plan|billing|payment|payments|subscription|membership))?$/i;

/** A period and nothing else, as a name: `Monthly`, `Bi-Weekly`, `3 mois`. */
export function isTermName(name: string): boolean {
  const text = name.replace(/^(?:bi|semi)-?/iu, '');
  const found = firstPeriod(` ${text}`);
  return isPeriodName(name) || (found !== null && found.end - found.start === text.length);
}

/** `month` alone, not a size such as `M`, a length such as `12 months` nor a name that elsewhere is a day, behind a stroke that stands on a line of its own. */
function isPeriodNoun(name: string): boolean {
  if (/^\p{Lu}{1,2}$|\d|^(?:Den|Nap|Rok|Zi)$/u.test(name)) return false;
  const found = firstPeriod(`per ${name}`);
  return found !== null && found.start === 0 && found.end === name.length + 4;
}

/** `в месяц`, `mensual por alumno`: how it is paid, in small letters, and no name. */
function beginsWithTerm(name: string): boolean {
  if (!/^\p{Ll}/u.test(name)) return false;
  return firstPeriod(name)?.start === 0 || firstPeriod(` ${name}`)?.start === 0 || TERM_AHEAD.test(name);
}

const TERM_AHEAD = new RegExp(`^(?:${wordsOf('monthly')}|${wordsOf('yearly')})(?!\\p{L})`, 'iu');

/** `Pro M`: a size of a plan, and no word for a month. */
const SIZED = /^Pro \p{Lu}{1,2}$/u;

function couldBeName(name: string): boolean {
  return (
    name.length > 0 &&
    name.length <= MAX_NAME_CHARS &&
    /[\p{L}\d]/u.test(name) &&
    !BADGE.test(name) &&
    !/[?!]$/.test(name) &&
    !/^\d+(?:[.,]\d+)?$/.test(name) &&
    !/^(?:per|from|ab|only|just)$|^\//i.test(name) &&
    !isPeriodNoun(name) &&
    !beginsWithTerm(name) &&
    !(firstPeriod(name)?.start === 0 && /^(?:\/|per |a |pro |par )/i.test(name) && !SIZED.test(name))
  );
}

function isName(name: string): boolean {
  return (
    couldBeName(name) &&
    !saysCustom(name) &&
    !isPeriodName(name) &&
    currencyOf(name) === null &&
    !/^(?:kostenlos|gratuit|無料|免费)$/iu.test(name)
  );
}
