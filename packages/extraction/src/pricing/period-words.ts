import type { Period } from '../facts.ts';

/** What stands before a period's noun: per, a, /, pro, par … */
const PER =
  "(?:(?<![\\p{L}])(?:per|a|an|each|every|pro|im|je|par|chaque|al|por|cada|all['’]|per|al|pr\\.?|i|om|za|na|w|v|в|за|und|and|et|y|och|og)|/|／)\\s*(?:calendar |jeden |le |la )?";

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
      'years?|yrs?\\.?|12 months|twelve months|annum|jahr|ann?[ée]e|an|año|anno|ano|jaar|år|rok|év|год|vuosi|yıl|ár|ári|leto|godina|година|metus|aasta|năm|έτος|χρόνο|שנה|سنة|ปี|वर्ष|साल',
    adverbs:
      'anuidade|jahres(?:preis|beitrag|gebühr)|årsavgift|årspris|jaarprijs|yıllık|évente|éves|godišnje|letno|ročne|hàng năm|mỗi năm|ετησίως|vuodessa|לשנה|سنويا|سنوياً|p/j|p\\.\\s?j\\.|yearly|annual(?:ly)?|p\\.\\s?a\\.|jährlich(?:e[rsnm]?)?|annuel(?:le)?s?|annuellement|anual(?:es|mente)?|annual[ei]|jaarlijks|årligen|årlig[te]?|rocznie|ročně|ежегодно',
  },
  {
    period: 'quarter',
    nouns: 'quarter|qtr|3 months|three months|quartal|trimestre|kwartaal|kvartal',
    adverbs: 'quarterly|vierteljährlich|quartalsweise|trimestriel(?:le)?|trimestral',
  },
  {
    period: 'week',
    nouns: 'week|wk|woche|semaine|semana|settimana|vecka|uke|uge|tydzień',
    adverbs: 'weekly|wöchentlich|hebdomadaire|semanal|settimanale|wekelijks',
  },
  {
    period: 'day',
    nouns: 'day|tag|jour|día|giorno|dia|dag|dzień',
    adverbs: 'daily|täglich|quotidien|diario',
  },
];

/** Chinese, Japanese and Korean write periods without blanks, before or behind the amount. */
const EASTERN: readonly (readonly [RegExp, Period])[] = [
  [/月額|毎月|每月|[/／]\s*(?:1?[ヶか个個])?月|每個月|月払い|ヶ月|월/u, 'month'],
  [/年額|毎年|每年|[/／]\s*年|年払い|연간|\/년/u, 'year'],
  [/買い切り|一次性|一回払い/u, 'once'],
];

const ONCE =
  /(?<![\p{L}])(?:one[- ]?time|once|one payment|pay once|no subscription|yours forever|einmalkauf|kauflizenz|one[- ]off|lifetime|forever licen[cs]e|perpetual|einmalig|einmalzahlung|une fois|unique|paiement unique|una vez|pago único|una tantum|pagamento único|eenmalig|engångs\p{L}*|engangs\p{L}*|jednorazow\p{L}*|tek seferlik|pembayaran sekali)(?!\p{L})/iu;

const EXPRESSIONS: readonly (readonly [RegExp, Period])[] = [
  ...WORDS.flatMap(({ period, nouns, adverbs }): (readonly [RegExp, Period])[] => [
    [new RegExp(`${PER}(?:${nouns})(?![\\p{L}])`, 'iu'), period],
    [new RegExp(`(?<![\\p{L}])(?:${adverbs})(?![\\p{L}])`, 'iu'), period],
  ]),
  [
    /(?:the |your )first (?:month|30 days)|ersten? monat|premier mois|primer mes|primo mese|eerste maand/iu,
    'month',
  ],
  [
    /(?:the |your )first (?:year|12 months)|erste[ns]? jahr|première année|primer año|primo anno|eerste jaar/iu,
    'year',
  ],
  ...EASTERN,
  [ONCE, 'once'],
];

export interface PeriodFound {
  period: Period;
  start: number;
  end: number;
}

/** The first period named in the text; null without one. */
export function firstPeriod(text: string): PeriodFound | null {
  let first: PeriodFound | null = null;
  for (const [expression, period] of EXPRESSIONS) {
    const match = expression.exec(text);
    if (match && (!first || match.index < first.start)) {
      first = { period, start: match.index, end: match.index + match[0].length };
    }
  }
  return first;
}

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
export function billingIn(text: string): BillingFound | null {
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
}
