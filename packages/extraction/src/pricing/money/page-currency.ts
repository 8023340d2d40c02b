import type { PageText } from '../../facts.ts';

/** What a page tells about the currencies of its shared signs. */
export interface PageCurrency {
  /** The code that a shared sign stands for, and whether that is a guess. */
  resolve: (currency: string) => { currency: string | null; guessed: boolean };
}

const DOLLARS_BY_REGION: Readonly<Record<string, string>> = {
  us: 'USD',
  au: 'AUD',
  ca: 'CAD',
  nz: 'NZD',
  sg: 'SGD',
  hk: 'HKD',
  tw: 'TWD',
  mx: 'MXN',
  cl: 'CLP',
  co: 'COP',
  ar: 'ARS',
};
const CROWNS_BY_REGION: Readonly<Record<string, string>> = {
  sv: 'SEK',
  se: 'SEK',
  nb: 'NOK',
  nn: 'NOK',
  no: 'NOK',
  da: 'DKK',
  dk: 'DKK',
  is: 'ISK',
};
/** Central African francs; elsewhere those are West African ones. */
const FRANCS_BY_REGION: Readonly<Record<string, string>> = {
  cm: 'XAF',
  ga: 'XAF',
  cg: 'XAF',
  td: 'XAF',
  cf: 'XAF',
  gq: 'XAF',
};
const YEN_OR_YUAN: Readonly<Record<string, string>> = { zh: 'CNY', cn: 'CNY', ja: 'JPY', jp: 'JPY' };

/** Dollars and crowns by the words that name them in a sentence about prices. */
const NAMED: readonly (readonly [RegExp, string])[] = [
  [/\b(?:us|u\.s\.|american) dollars?\b/i, 'USD'],
  [/\b(?:australian|aussie) dollars?\b/i, 'AUD'],
  [/\bcanadian dollars?\b|\bdollars canadiens\b/i, 'CAD'],
  [/\bnew zealand dollars?\b/i, 'NZD'],
  [/\bsingapore dollars?\b/i, 'SGD'],
  [/\bhong kong dollars?\b/i, 'HKD'],
  [/\bswedish (?:krona|kronor|crowns?)\b|\bsvenska kronor\b/i, 'SEK'],
  [/\bnorwegian (?:krone|kroner|crowns?)\b|\bnorske kroner\b/i, 'NOK'],
  [/\bdanish (?:krone|kroner|crowns?)\b|\bdanske kroner\b/i, 'DKK'],
  [/人民币|\bRMB\b|\brenminbi\b|\bchinese yuan\b/i, 'CNY'],
  [/日本円|\bjapanese yen\b/i, 'JPY'],
];
const DOLLARS = ['USD', 'AUD', 'CAD', 'NZD', 'SGD', 'HKD', 'MXN', 'TWD', 'CLP', 'COP', 'ARS'];
const CROWNS = ['SEK', 'NOK', 'DKK', 'ISK', 'CZK'];
const YENS = ['JPY', 'CNY'];
const FRANCS = ['XOF', 'XAF'];

/** Words that one of the languages with crowns has and the others have not. */
const CROWNS_BY_WORDS: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})(?:och|är|för|från|mån|månad(?:en|er)?|våra|inte|även|kr\/mån)(?!\p{L})/giu, 'SEK'],
  [/(?<!\p{L})(?:deg|hva|mva|noen|våre|bare|måneden|bedrift(?:en|er)?|nettside\p{L}*)(?!\p{L})/giu, 'NOK'],
  [/(?<!\p{L})(?:hvad|kun|nogle|vores|måneden|af|uden|hjemmeside\p{L}*|virksomhed\p{L}*)(?!\p{L})/giu, 'DKK'],
];
/** Fewer such words are names or borrowed. */
const LEAST_WORDS = 2;

/** The crowns of the language that the page's words are in, whatever it declares; null where they do not tell. */
function crownsByWords(text: string): string | null {
  const found = CROWNS_BY_WORDS.map(([words, code]) => ({ code, count: [...text.matchAll(words)].length }));
  const [first, second] = found.sort((a, b) => b.count - a.count);
  return first && first.count >= LEAST_WORDS && first.count > (second?.count ?? 0) ? first.code : null;
}

/**
 * Reads which currencies a page's `$`, `¥`, `kr` and `FCFA` stand for: what it says in words or codes, what its offers declare, then
 * its language's region, its domain and for crowns its words, which are guesses.
 *
 * @param declared codes in the page's structured data
 */
export function pageCurrency(page: PageText, declared: readonly string[]): PageCurrency {
  const said = saidCodes(page.text);
  const language = (page.lang ?? '').toLowerCase().split(/[-_]/);
  const domain = topLevel(page.url);
  const tried = [language.at(1), domain, language.at(0)].filter((each) => each !== undefined);
  let crowns: { code: string | null } | null = null;
  const crownsSaid = () => (crowns ??= { code: crownsByWords(page.text) }).code;
  const choose = (
    codes: readonly string[],
    byRegion: Readonly<Record<string, string>>,
    usual: string | null,
    byWords: () => string | null = () => null,
  ) => {
    const told = [said, declared].map((each) => each.filter((code) => codes.includes(code)));
    for (const list of told) {
      const distinct = [...new Set(list)];
      if (distinct.length === 1 && distinct[0]) return { currency: distinct[0], guessed: false };
    }
    const near = tried.map((each) => byRegion[each]).find((each) => each !== undefined);
    return { currency: near ?? byWords() ?? usual, guessed: true };
  };
  return {
    resolve: (currency) => {
      if (currency === '$') return choose(DOLLARS, DOLLARS_BY_REGION, 'USD');
      if (currency === 'kr') return choose(CROWNS, CROWNS_BY_REGION, null, crownsSaid);
      if (currency === 'CFA') return choose(FRANCS, FRANCS_BY_REGION, 'XOF');
      if (currency === '¥') return choose(YENS, YEN_OR_YUAN, 'JPY');
      return { currency, guessed: false };
    },
  };
}

/** Codes and names of currencies in sentences about prices, not those in a list to choose from. */
function saidCodes(text: string): string[] {
  const lines = text.split('\n');
  const words = lines.flatMap((line) => NAMED.filter(([name]) => name.test(line)).map(([, code]) => code));
  if (words.length > 0) return words;
  const about =
    /\b(?:prices?|priced|pricing|charged?|billed|amounts?|all|tax|vat|gst|in|preise|prix|precios|priser)\b|价格|价/i;
  return lines
    .filter((line) => about.test(line) && line.length < 400)
    .flatMap((line) => [
      ...line.matchAll(/(?<![A-Z])(?:USD|AUD|CAD|NZD|SGD|HKD|MXN|SEK|NOK|DKK|ISK|JPY|CNY|XOF|XAF)(?![A-Z])/g),
    ])
    .map(([code]) => code);
}

function topLevel(url: string): string {
  return URL.canParse(url) ? (new URL(url).hostname.split('.').at(-1) ?? '') : '';
}
