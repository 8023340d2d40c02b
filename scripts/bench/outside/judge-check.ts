import type {
  Check,
  CheckUnit,
  ExactCheck,
  HeadCheck,
  QuotesCheck,
  RangeCheck,
  TrendCheck,
} from './format.ts';
import type { ReadAnswer } from './read-answer.ts';
import { claimsAbsence, groupNumber, numbersOf, rankedIn } from './read-answer.ts';
import type { OutsideItem } from './read-set.ts';
import { directionIn, monthsIn } from './trend-words.ts';

export type CheckVerdict = 'right' | 'partly' | 'wrong';

/** What a check is judged with beside the answer. */
export interface Room {
  items: readonly OutsideItem[];
  /** Names of the question's checks, whose digits are no numbers. */
  names: readonly string[];
  isDoubtful: boolean;
  /** The answer to another question of the set. */
  other: (id: string) => ReadAnswer | undefined;
}

/** Judges one check, as the table in `README.md` says. */
export function judgeCheck(check: Check, read: ReadAnswer, room: Room): CheckVerdict {
  switch (check.kind) {
    case 'exact':
      return judgeExact(check, read, room);
    case 'range':
      return judgeRange(check, read, room);
    case 'head':
      return judgeHead(check, read);
    case 'perGroup': {
      const groups = Object.entries(check.groups);
      const labels = groups.map(([name]) => name);
      const right = groups.filter(([name, { low, high }]) => {
        const value = groupNumber(read, name, labels);
        return value !== null && value >= low && value <= high;
      }).length;
      const need = groups.length <= 2 ? groups.length : Math.ceil(groups.length * 0.9);
      return right >= need ? 'right' : right * 2 >= groups.length ? 'partly' : 'wrong';
    }
    case 'trend':
      return judgeTrend(check, read);
    case 'quotesMatch':
      return judgeQuotes(check, read, room);
    case 'yesNo':
      return judgeYesNo(check.answer, read, room);
    case 'mustRefuse':
      if (read.isRefused) return 'right';
      return check.why !== 'instruction' && read.answer.status === 'partial' && read.answer.missing !== null
        ? 'partly'
        : 'wrong';
    case 'mustSayNone': {
      if (!claimsAbsence(read, room.names)) return 'wrong';
      const above = (numbersOf(read, 'items', room.names)[0] ?? 0) > 0;
      if (above && !read.isRefused) return 'partly';
      return read.answer.citations.length > 0 ? 'partly' : 'right';
    }
    case 'mustNotClaimAbsence':
      return claimsAbsence(read, room.names) ? 'wrong' : 'right';
    case 'mustMention':
      return check.any.some((one) => new RegExp(one, 'iu').test(withoutQuestion(read))) ? 'right' : 'wrong';
    case 'sameAs':
      return judgeSame(read, room.other(check.question), room);
  }
}

function withoutQuestion({ shown, answer }: ReadAnswer): string {
  return shown.replaceAll(answer.question, ' ');
}

function isExactly(unit: CheckUnit, said: number, value: number): boolean {
  const slack = unit === 'percent' ? 1 : unit === 'mean' ? 0.05 : 0;
  return Math.abs(said - value) <= slack + 1e-9;
}

function judgeExact(check: ExactCheck, read: ReadAnswer, { names, isDoubtful }: Room): CheckVerdict {
  const [main, ...others] = numbersOf(read, check.unit, names);
  const values = [check.value, ...(check.or ?? []).map(({ value }) => value)];
  const isRight = (said: number) => values.some((value) => isExactly(check.unit, said, value));
  if (main === undefined) return 'wrong';
  if (isRight(main)) return 'right';
  const isNear = values.some((value) => Math.abs(main - value) <= value * 0.05);
  return others.some(isRight) || (isNear && isDoubtful) ? 'partly' : 'wrong';
}

function judgeRange({ unit, low, high }: RangeCheck, read: ReadAnswer, room: Room): CheckVerdict {
  const [main, ...others] = numbersOf(read, unit, room.names);
  const isWithin = (said: number) => said >= low && said <= high;
  if (main === undefined) return 'wrong';
  if (isWithin(main)) return 'right';
  const isFloor = /\bat least\b/i.test(read.said) && main >= low / 2 && main <= high;
  const isNear = main < low ? main >= low * 0.75 : main <= high * 1.25;
  return isFloor || (isNear && room.isDoubtful) || others.some(isWithin) ? 'partly' : 'wrong';
}

function judgeHead({ names, first, need, lead }: HeadCheck, read: ReadAnswer): CheckVerdict {
  const ranked = rankedIn(read, names);
  const matched = new Set(ranked.slice(0, first).filter((one) => one !== null)).size;
  const leads = lead ?? [];
  const top = ranked[0]?.name;
  const hasLead = leads.length === 0 || (top !== undefined && leads.includes(top));
  if (matched >= need && hasLead) return 'right';
  const isNear =
    need === 1
      ? ranked.slice(0, 3).some((one) => one !== null && (leads.length === 0 || leads.includes(one.name)))
      : matched >= Math.ceil(need / 2);
  return isNear ? 'partly' : 'wrong';
}

function judgeTrend({ direction, start }: TrendCheck, read: ReadAnswer): CheckVerdict {
  const told = directionIn(read.said);
  const isTold = told?.direction === direction;
  if (start) {
    const named = monthsIn(read.said);
    if (named.some((month) => month >= start.from && month <= start.to)) return 'right';
    const isNear = named.some((month) => month >= shifted(start.from, -1) && month <= shifted(start.to, 1));
    return isTold || isNear ? 'partly' : 'wrong';
  }
  if (isTold) return 'right';
  if (direction === 'flat' && told?.isSlight === true) return 'partly';
  return told === null && (read.answer.trend?.rows.length ?? 0) > 1 ? 'partly' : 'wrong';
}

function shifted(month: string, by: number): string {
  const date = new Date(`${month}-01T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + by);
  return date.toISOString().slice(0, 7);
}

function judgeQuotes(check: QuotesCheck, { answer }: ReadAnswer, { items }: Room): CheckVerdict {
  const plain = (text: string) => text.replace(/\s+/gu, ' ').trim();
  const quotes = [...new Set(answer.citations.map(({ quote }) => plain(quote)))];
  const pattern = check.pattern === undefined ? null : new RegExp(check.pattern, 'iu');
  const ids = new Set(check.items ?? []);
  const fits = quotes.filter((quote) =>
    items.some(
      (item) =>
        (plain(item.text).includes(quote) || plain(item.title).includes(quote)) &&
        (ids.has(item.id) || pattern?.test(`${item.title}\n${item.text}`) === true),
    ),
  ).length;
  if (quotes.length >= check.atLeast && fits >= quotes.length * 0.8) return 'right';
  return quotes.length > 0 && fits * 2 >= quotes.length ? 'partly' : 'wrong';
}

function judgeYesNo(answer: 'yes' | 'no', read: ReadAnswer, { names }: Room): CheckVerdict {
  const first = read.said.split(/(?<=[.!?])\s|\n/)[0] ?? '';
  const word = /^(yes|no)\b/i.exec(first)?.[1]?.toLowerCase();
  if (word === 'yes' || (word === 'no' && !/^no (?:item|one|feedback)/i.test(first)))
    return word === answer ? 'right' : 'wrong';
  const [number] = numbersOf(read, 'items', names);
  if (number === undefined && !claimsAbsence(read, names)) return 'partly';
  return (claimsAbsence(read, names) ? 'no' : 'yes') === answer ? 'right' : 'wrong';
}

function judgeSame(read: ReadAnswer, other: ReadAnswer | undefined, { names }: Room): CheckVerdict {
  if (!other || read.isRefused !== other.isRefused) return 'wrong';
  const groupsOf = ({ answer }: ReadAnswer) =>
    answer.plan?.by === undefined
      ? null
      : answer.figures.map(({ label, figure }) => `${label} ${String(figure.value)}`);
  const [own, others] = [groupsOf(read), groupsOf(other)];
  if (own && others) {
    const shared = own.filter((one) => others.includes(one)).length;
    return shared >= Math.max(own.length, others.length) * 0.9 ? 'right' : 'wrong';
  }
  const firstOf = (one: ReadAnswer) => numbersOf(one, 'items', names)[0];
  return firstOf(read) === firstOf(other) ? 'right' : 'wrong';
}
