import { remembered } from '../../page/remembered.ts';
import type { Period } from '../../facts.ts';
import { wordsOf } from './words-by-language.ts';

/** What stands before a period's noun: per, a, /, pro, par … */
const PER =
  `(?:(?<![\\p{L}])(?:(?:${wordsOf('per')}|pr|v|und|and|et|y|och|og)\\s{1,3}|all['’]\\s?|pr\\.\\s{0,2})|` +
  '[/／]\\s*)(?:calendar |jeden |le |la )?';

interface PeriodWords {
  period: Exclude<Period, 'usage'>;
  nouns: string;
  adverbs: string;
}

const WORDS: readonly PeriodWords[] = [
  {
    period: 'month',
    nouns:
      'months?|mos?\\.?|m|mth|mnth|30 days|4 weeks|monat|mon\\.|mt\\.?|mois|mes|mese|m[êe]s|maand|mnd\\.?|månad(?:en)?|mån\\.?|måned(?:en)?|md\\.?|miesiąc|mies\\.?|měsíc|měs\\.?|hó(?:nap)?|месяц|мес\\.?|місяць|міс\\.?|lună|luna|bulan|bln|tháng|kk|kuussa|kuu|mán\\.?|mánuði|mánuð|mesiac|mesec|mjesec|mj\\.|mėn\\.?|mēn\\.?|μήνα|חודש|شهر|เดือน|माह|महीना|kuukausi|ay',
    adverbs:
      'mensalidade|mensalit[àa]|mensualit[ée]|monats(?:preis|beitrag|gebühr)|månadsavgift|måneds(?:pris|avgift)|maand(?:bedrag|prijs)|(?<!\\d\\s?)pm|pcm|pppm|aylık|havonta|havi|mjesečno|mesečno|mesačne|hàng tháng|mỗi tháng|μηνιαίως|kuukaudessa|לחודש|شهريا|شهرياً|p/m(?:nd)?|p\\.\\s?m\\.|monthly|monatlich(?:e[rsnm]?)?|mtl\\.?|mensuel(?:le)?s?|mensual(?:es)?|mensualmente|mensil[ei]|mensal|mensais|maandelijks|månadsvis|månedlig[te]?|månadskostnad|miesięcznie|měsíčně|ежемесячно',
  },
  {
    period: 'year',
    nouns:
      'years?|yrs?\\.?|12 months|twelve months|annum|jahr|ann?[ée]e|an|año|anno|ano|jaar|år|rok|év|год|vuosi|yıl|ár|ári|tahun|leto|godina|година|metus|aasta|năm|έτος|χρόνο|שנה|سنة|ปี|वर्ष|साल',
    adverbs:
      'anuidade|jahres(?:preis|beitrag|gebühr)|årsavgift|årspris|jaarprijs|yıllık|évente|éves|godišnje|letno|ročne|hàng năm|mỗi năm|ετησίως|vuodessa|לשנה|سنويا|سنوياً|p/j|p\\.\\s?j\\.|yearly|annual(?:ly)?|p\\.\\s?a\\.|jährlich(?:e[rsnm]?)?|annuel(?:le)?s?|annuellement|anual(?:es|mente)?|annual[ei]|jaarlijks|årligen|årlig[te]?|rocznie|ročně|ежегодно',
  },
  {
    period: 'half_year',
    nouns:
      'half[- ]year|(?:6|six) months|halbjahr|semestre|half ?jaar|halvår|półrocze|pololetí|félév|6 (?:mois|meses|mesi|ay)',
    adverbs:
      'half[- ]yearly|(?:semi|bi)[- ]?annual(?:ly)?|halbjährlich(?:e[rsnm]?)?|semestriel(?:le)?s?|semestral(?:es|mente)?|semestrale|halfjaarlijks|halvårlig[te]?|halvårsvis|półrocznie|pololetně|(?:6|altı) aylık',
  },
  {
    period: 'quarter',
    nouns: 'quarter|qtr|3 months|three months|quartal|trimestre|kwartaal|kvartal',
    adverbs: 'quarterly|vierteljährlich|quartalsweise|trimestriel(?:le)?|trimestral',
  },
  {
    period: 'two_weeks',
    nouns:
      'fortnight|(?:2|two) weeks|other week|14 days|(?:2|zwei) wochen|14 tage|quinzaine|quincena|quinzena|twee weken|14 dagar|14 dage',
    adverbs:
      'fortnightly|bi[- ]?weekly|14[- ]?tägig|zweiwöchentlich|bimensuel(?:le)?|quincenal|quinzenal|quindicinale|tweewekelijks',
  },
  {
    period: 'week',
    nouns: 'week|wk|woche|semaine|semana|settimana|vecka|uke|uge|tydzień|minggu|hafta',
    adverbs: 'weekly|wöchentlich|hebdomadaire|semanal|settimanale|wekelijks',
  },
  {
    period: 'day',
    nouns: 'day|tag|jour|día|giorno|dia|dag|dzień|hari|gün',
    adverbs: 'daily|täglich|quotidien|diario',
  },
];

/** Chinese, Japanese and Korean write periods without blanks, before or behind the amount. */
const EASTERN: readonly (readonly [string, Period])[] = [
  ['月額|毎月|每月|[/／]\\s*(?:1?[ヶか個个])?月|每個月|月払い|ヶ月|월', 'month'],
  ['年額|毎年|每年|[/／]\\s*年|年払い|연간|\\/년', 'year'],
  ['買い切り|一次性|一回払い', 'once'],
];

const ONCE =
  '(?<![\\p{L}])(?:one[- ]?time|once(?! (?:a|an|per|every|each|you|we|your|our|the|it|they|in|and)(?!\\p{L}))|one payment|pay once|no subscription|yours forever|einmalkauf|kauflizenz|one[- ]off|lifetime|forever licen[cs]e|perpetual|einmalig|einmalzahlung|une fois(?! par)|unique|paiement unique|una vez(?! (?:al|a la|por|cada|que)(?!\\p{L}))|una volta(?! (?:al|alla|ogni|che)(?!\\p{L}))|uma vez(?! (?:por|ao|a cada|que)(?!\\p{L}))|pago único|jednou provždy|kertamaksu|egyszeri|jednokratn\\p{L}*|enkratn\\p{L}*|vienkartin\\p{L}*|ühekordne|разов\\p{L}*|єдиноразов\\p{L}*|εφάπαξ|một lần|일회성|मात्र एक बार|bir kerelik|bir defalık|una tantum|pagamento único|eenmalig|engångs\\p{L}*|engangs\\p{L}*|jednorazow\\p{L}*|tek seferlik|pembayaran sekali|' +
  wordsOf('once') +
  ')(?!\\p{L})';
const FIRST_MONTH =
  '(?:the |your )first (?:month|30 days)|ersten? monat|premier mois|primer mes|primo mese|eerste maand';
const FIRST_YEAR =
  '(?:the |your )first (?:year|12 months)|erste[ns]? jahr|première année|primer año|primo anno|eerste jaar';

/** All ways to name a period, each a group of its own; one search for all of them is several times as fast as one for each. */
const ALTERNATIVES: readonly (readonly [source: string, Period])[] = [
  ...WORDS.map(({ period, nouns }) => [`${nouns}${abroad(period)}`, period] as const),
  ...WORDS.map(({ period, adverbs }) => [`${adverbs}${abroadAlone(period)}`, period] as const),
  [FIRST_MONTH, 'month'],
  [FIRST_YEAR, 'year'],
  ...EASTERN,
  [ONCE, 'once'],
];
/** What the table of languages has beside a period's words. */
function abroad(period: PeriodWords['period']): string {
  return period === 'day' || period === 'week' || period === 'month' || period === 'year'
    ? `|${wordsOf(period)}`
    : '';
}

function abroadAlone(period: PeriodWords['period']): string {
  if (period === 'month') return `|${wordsOf('monthly')}`;
  return period === 'year' ? `|${wordsOf('yearly')}` : '';
}

const groups = ALTERNATIVES.map(([source]) => `(${source})`);
const [nouns, adverbs, others] = [
  groups.slice(0, WORDS.length),
  groups.slice(WORDS.length, 2 * WORDS.length),
  groups.slice(2 * WORDS.length),
];
const PERIODS = new RegExp(
  `${PER}(?:${nouns.join('|')})(?![\\p{L}])|(?<![\\p{L}])(?:${adverbs.join('|')})(?![\\p{L}])|${others.join('|')}`,
  'iu',
);

export interface PeriodFound {
  period: Period;
  start: number;
  end: number;
}

/** The first period named in the text; null without one. */
export const firstPeriod = remembered((text): Readonly<PeriodFound> | null => {
  const match = PERIODS.exec(text);
  const named = ALTERNATIVES.find((_, at) => (match?.[at + 1] ?? '') !== '');
  return match && named ? { period: named[1], start: match.index, end: match.index + match[0].length } : null;
});

/** The last period named in the text; null without one. */
export function lastPeriod(text: string): PeriodFound | null {
  let last: PeriodFound | null = null;
  for (let from = 0; ;) {
    const next = firstPeriod(text.slice(from));
    if (!next) return last;
    last = { period: next.period, start: from + next.start, end: from + next.end };
    from += next.end;
  }
}

/** Shorter words are too many other things. */
const LEAST_NOUN = 3;

/** The period that one word of the text is called by, without one that leads to it: `Price (month)`, `Harga bulan`; null without one. */
export function periodNoun(text: string): Period | null {
  for (const [word] of text.matchAll(/(?<![\p{L}\d])\p{L}+/gu)) {
    const found = word.length < LEAST_NOUN ? null : firstPeriod(`per ${word}`);
    if (found?.start === 0 && found.end === word.length + 'per '.length) return found.period;
  }
  return null;
}

const YEARLY =
  "(?:annual(?:ly)?|yearly|(?:per|a|each|every) year|once a year|12 months|jährlich(?:e[rnm]?)?|annuel(?:le(?:ment)?)?|par an|anual(?:mente)?|al año|annualmente|all[’']anno|jaarlijks|per jaar|årligen|årsvis|årlig|rocznie|per år)";
const MONTHLY =
  '(?:monthly|month[- ]to[- ]month|(?:per|a|each|every) month|monatlich(?:e[rnm]?)?|mensuel(?:le(?:ment)?)?|par mois|mensual(?:mente)?|mensilmente|maandelijks|månadsvis|månedlig)';
const BILLED =
  '(?:when )?(?:billed|billing|paid|paying|pay|payable|charged|invoiced|if|with|on an?|abgerechnet|bezahlt|zahlbar|bei|zahlung|abrechnung|factur[ée]e?s?|facturation|pay[ée]e?s?|paiement|engagement|facturado|facturaci[óo]n|pago|fatturato|fatturazione|cobrado|gefactureerd|betaald|faktureras|faktureres|betalas|rozliczan\\p{L}*)';
const TAIL =
  '(?:contract|commitment|billing|plan|payment|invoic\\p{L}*|zahlung|zahlweise|zahlungsweise|abrechnung|facturation|engagement|abgerechnet)';

function billing(when: string): RegExp {
  return new RegExp(
    `(?<![\\p{L}])(?:${BILLED}[ ,:]{1,2}(?:an? |once |upfront |in advance |as one payment )?${when}(?: ${TAIL})?|${when}(?: in advance)? ${TAIL})(?![\\p{L}])`,
    'iu',
  );
}

const BILLED_YEARLY = billing(YEARLY);
const BILLED_MONTHLY = billing(MONTHLY);
const EASTERN_YEARLY = /年払い|按年(?:付费|计费|支付)|年付/u;
const EASTERN_MONTHLY = /月払い|按月(?:付费|计费|支付)|月付/u;

export interface BillingFound {
  every: 'month' | 'year';
  start: number;
  end: number;
}

/** How often the text says that something is paid: `billed annually`, `bei jährlicher Zahlung`. */
export const billingIn = remembered((text): Readonly<BillingFound> | null => {
  const found: BillingFound[] = [];
  for (const [expression, every] of [
    [BILLED_YEARLY, 'year'],
    [EASTERN_YEARLY, 'year'],
    [BILLED_MONTHLY, 'month'],
    [EASTERN_MONTHLY, 'month'],
  ] as const) {
    const match = expression.exec(text);
    if (match) found.push({ every, start: match.index, end: match.index + match[0].length });
  }
  return found.sort((a, b) => a.start - b.start)[0] ?? null;
});
