import type { Period } from '../../facts.ts';
import { attribute, byTag } from '../../page/dom.ts';
import type { ReadPage } from '../../page/read-page.ts';
import { findMoney } from '../money/find-money.ts';
import { firstPeriod } from '../money/period-words.ts';
import { isPricePage, isShop, saysPrices } from './page-sort.ts';

/** What a page says of itself, whichever plan is looked at. */
export interface PageSigns {
  /** Its address ends in a word for prices; its address, title or heading says prices. */
  isPricePage: boolean;
  saysPrices: boolean;
  /** Different words of subscriptions, licences and trials. */
  subscribing: number;
  /** It gives a number to call. */
  hasPhone: boolean;
  /** Lengths in minutes: of visits. */
  minutes: number;
  /** Where the amounts of money stand that are shown. */
  amounts: readonly number[];
  /** Of those, the share by a month, a year or another term: 0 to 1. */
  recurring: number;
  /** It sells goods that are put into a cart. */
  isShop: boolean;
}

/** Subscriptions, licences, trials, ends of contracts; stems, as many languages share them. */
const SUBSCRIBING =
  /subscri\p{L}{0,12}|abonn?\p{L}{0,6}|(?<!\p{L})abos?(?!\p{L})|suscri\p{L}{0,12}|assin(?:ar|atur)\p{L}{0,12}|abbonament\p{L}{0,12}|subskry\p{L}{0,12}|předplat\p{L}{0,12}|подпис\p{L}{0,12}|передплат\p{L}{0,12}|サブスク|購読|订阅|訂閱|구독|licen[csz]\p{L}{0,12}|lizenz\p{L}{0,12}|lisans\p{L}{0,12}|лиценз\p{L}{0,12}|ライセンス|free trial|probe(?:zeit|monat|version)|kostenlos testen|essai\p{L}{0,12}|período de prueba|prueba gratis|teste gr[aá]tis|prova gratuita|proefperiode|gratis prober\p{L}{0,12}|gratis pr[øo]v\p{L}{0,12}|wypróbuj\p{L}{0,12}|vyzkouš\p{L}{0,12}|vyskúš\p{L}{0,12}|deneme\p{L}{0,12}|ücretsiz dene\p{L}{0,12}|пробн\p{L}{0,12}|無料(?:体験|トライアル)|试用|試用|체험|cancel any ?time|kündbar|résili\p{L}{0,12}|cancela cuando|cancele quando|disdici\p{L}{0,12}|opzegbaar|upgrade|credit card required|kreditkarte/giu;
const MINUTES = /(?<!\d)\d{1,3} ?(?:min(?:ut\p{L}{0,6})?|мин\p{L}{0,6}|分|분|分钟)(?!\p{L})/giu;

/** Words further down tell nothing new. */
const MAX_CHARS = 60_000;
/** A longer line is prose, and tells of no amount beside it. */
const MAX_LINE = 120;

const known = new WeakMap<ReadPage, PageSigns>();

/** Reads the signs of a page, once. */
export function pageSigns(read: ReadPage): PageSigns {
  const before = known.get(read);
  if (before) return before;
  const { page, document } = read;
  const shown = page.blocks.filter(({ place }) => place === 'main');
  const lines = shown.map(({ start, end }) => page.text.slice(start, end));
  const text = [page.title ?? '', ...lines].join('\n').slice(0, MAX_CHARS).toLowerCase();
  const amounts = shown.flatMap(({ start }, line) =>
    findMoney(lines[line] ?? '', page.lang).map((money) => ({ at: start + money.start, line })),
  );
  const found: PageSigns = {
    isPricePage: isPricePage(read),
    saysPrices: saysPrices(read),
    subscribing: new Set(text.match(SUBSCRIBING)).size,
    hasPhone: byTag(document, 'a').some((link) => /^tel:/i.test(attribute(link, 'href') ?? '')),
    minutes: text.match(MINUTES)?.length ?? 0,
    amounts: amounts.map(({ at }) => at),
    recurring:
      amounts.filter(({ line }) => [lines[line], lines[line + 1]].some(tellsTerm)).length /
      Math.max(1, amounts.length),
    isShop: isShop(read),
  };
  known.set(read, found);
  return found;
}

function tellsTerm(line: string | undefined): boolean {
  const period = line === undefined || line.length > MAX_LINE ? null : firstPeriod(line)?.period;
  return isTerm(period ?? null);
}

/** What a subscription is paid by: longer than a week. */
export function isTerm(period: Period | null): boolean {
  return period !== null && TERMS.has(period);
}

const TERMS: ReadonlySet<Period> = new Set(['month', 'quarter', 'half_year', 'year', 'two_years']);
