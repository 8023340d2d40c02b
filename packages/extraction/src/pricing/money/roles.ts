import { wordsOf } from './words-by-language.ts';

/** What an amount of money is, apart from a price that somebody pays again and again. */
export type MoneyRole =
  | 'price'
  /** Paid once at the beginning, beside the price. */
  | 'setup'
  /** What a yearly payment sums up to, beside the price by month. */
  | 'total'
  /** For more than the plan holds, or beside it. */
  | 'extra'
  /** Taken off, given or promised. */
  | 'discount'
  /** Paid once a trial or a first time at less is over. */
  | 'later'
  /** The end of a range: budgets, sizes, limits. */
  | 'bound'
  /** What it cost before. */
  | 'was'
  /** Money that is no price of the page's. */
  | 'other';

const L = '(?<![\\p{L}])';
const R = '(?![\\p{L}])';
const words = (source: string) => new RegExp(`${L}(?:${source})${R}`, 'iu');
/** Words that stand right before the amount, at most a short word between. */
const justBefore = (source: string) =>
  new RegExp(`${L}(?:${source})[ :]*(?:of |de |an? |about |around )?$`, 'iu');

const SETUP = words(
  'set-?up(?: fee)?|onboarding|implementation|activation|installation|migration fee|sign-?up fee|joining fee|einrichtung(?:sgebühr|skosten|spauschale)?|einrichtungs\\p{L}*|einmalige[rsn]? gebühr|frais de (?:mise en (?:service|route)|configuration|dossier|d[ée]marrage)|mise en (?:service|route)|cuota de alta|alta|configuraci[óo]n inicial|attivazione|costo di attivazione|ta(?:xa|sa) de (?:ades[ãa]o|instala[çc][ãa]o)|opstartkosten|installatiekosten|startavgift|oppstart|etablering|oprettelse|uppstart\\p{L}*|opłata (?:startowa|aktywacyjna)|wdrożenie|初期費用|初装费|开通费|' +
    wordsOf('setup'),
);
const TOTAL_BEFORE =
  /(?:(?<!\p{L})(?:billed|charged|invoiced|paid|i\.e\.|that is|that’s|equals|total(?: of)?|abgerechnet|insgesamt|gesamt|soit|factur[ée]e?s?(?: à)?|es decir|total de|facturado|totale|=|≈))[ :(]*(?:as |at |annually at |yearly at |once a year at )?$/iu;
const TOTAL_AFTER =
  /^\s*(?:(?:is )?(?:billed|charged|paid|invoiced|due) (?:annually|yearly|once a year|every year|each year|upfront|up front|per year|a year|today)|(?:werden )?(?:jährlich abgerechnet)|factur[ée]s? (?:annuellement|par an|une fois)|(?:(?:a|per) year,? )?billed (?:annually|yearly|once)|due (?:today|now)|in total|total)(?!\p{L})/iu;
const DISCOUNT_BEFORE = justBefore(
  'save|saves|saving|savings(?: of)?|get|discount(?: of)?|off|minus|credit(?: of)?|includes?|including|spare|sparen sie|sparen|ersparnis|rabatt(?: von)?|[ée]conomisez|remise(?: de)?|ahorra|descuento(?: de)?|risparmi\\p{L}?|economize|bespaar|spara|spar|oszczędź|ušetříte|' +
    wordsOf('save'),
);
const DISCOUNT_AFTER =
  /^\s*(?:[/a-z]{0,8}\s?)?(?:off|discount|savings?|saved|credits?|in credits?|(?:worth )?of (?:free )?(?:credits?|usage)|free credits?|cash ?back|cheaper|less|back|voucher|bonus|rabatt|de remise|de r[ée]duction|d[’']économies|gespart|guthaben|de descuento|korting|gift)(?!\p{L})/iu;
const BOUND_BEFORE = justBefore(
  "up to|over|under|below|above|between|less than|more than|fewer than|at least|minimum|min\\.?|max(?:imum)?\\.?|minimum spend|cap(?:ped at)?|limit(?: of)?|bis(?: zu)?|über|unter|mindestens|höchstens|ab einem umsatz von|jusqu[’']à|plus de|moins de|au moins|hasta|más de|menos de|mínimo|fino a|oltre|até|tot|meer dan|minder dan|upp till|opptil|op til|through|and",
);
const WAS_BEFORE = justBefore(
  'was|were|instead of|previously|formerly|regular(?:ly)?|regular price|original price|old price|former price|list price|normally|usually|originally|before|list price|rrp|statt|vorher|bisher|au lieu de|avant|antes|en lugar de|invece di|prima|em vez de|in plaats van|istället för|i stedet for|ordinarie pris|zamiast|' +
    wordsOf('was'),
);
const LATER_BEFORE = justBefore(
  '(?:then|thereafter|afterwards|after that|after (?:the |your )?trial|danach|anschließend|puis|ensuite|luego|después|poi|depois|daarna|därefter|deretter|derefter|potem|poté)(?:,? (?:only|just|it’s|it is|from|for|at|nur|seulement|solo))?|(?:renews|renewal|continues|auto-renews|verlängert sich) (?:at|for|zu|für|mit)',
);
/** What is paid again for a licence that was bought: `Updates after the first year: €29 a year`. */
const LATER_FIRST =
  /^\s*(?:updates?|renewals?|maintenance|wartung|mises? à jour|actualizaciones)(?!\p{L})[^.]*$/iu;
const EXTRA_BEFORE = words(
  'additional|extra|add(?:itional)?|add-?ons?|each further|every further|further|overage|beyond|optional|zusätzlich\\p{L}*|jede[rs]? weitere[rsn]?|weitere[rsn]?|zzgl\\.?|suppl[ée]mentaires?|en plus|adicional(?:es)?|aggiuntiv[oaie]|dodatkow\\p{L}*|追加|额外',
);
const EXTRA_AFTER =
  /^\s*[^.;,(]{0,24}?(?<!\p{L})(?:extra|additional|for each (?:additional|extra|further)|per (?:additional|extra|further)|each (?:additional|extra|further)|thereafter|after that|overage|beyond|more per|pro (?:zusätzliche|weitere)[mnrs]?|je weitere[mnrs]?|par \p{L}+ suppl[ée]mentaire|suppl[ée]mentaire|adicional|por \p{L}+ adicional)(?!\p{L})/iu;
/** `a $79/month tool`: what somebody has, and no offer. */
const OWNED_BEFORE =
  /(?<!\p{L})(?:an?|the|my|our|your|his|her|their|this|that|another|eine?[nmrs]?|une?|mon|notre|una?|mein|unser)\s$/iu;
/** The same price told by a shorter time, to look smaller. */
const SMALLER_BEFORE = justBefore(
  "that[’']?s(?: only| just| about| less than)?|works out (?:at|to)|comes to|equals|equivalent to|equal to|umgerechnet|das sind(?: nur)?|entspricht|equivale a|equivaut à",
);
const OTHER_BEFORE = justBefore(
  'raised|raises|raising|saved(?: us| them| him| her| me| our \\p{L}+)?|saves(?: us)?|earn(?:ed|s)?|worth|revenue(?: of)?|sales(?: of)?|turnover(?: of)?|won|cost us|costs us|lost|funding(?: of)?|valued at|valuation(?: of)?|donated?|spent|spend(?:ing)?|budget(?: of)?|fine(?: of)?|fines(?: of)?|insured(?: for)?|insurance(?: of)?|refund(?: of)?|deposit(?: of| is)?|average|processed|paid out|collected|recovered|series [a-e],?',
);
const OTHER_AFTER =
  /^\s*=\s*\d|^\s*(?:\+ )?(?:in (?:revenue|sales|savings|funding|arr|mrr|damages|invoices|fines|the first|one|his|her|their|our|\d)|seed|series [a-e]|round|raised|processed|saved|recovered|funding|revenue|turnover|value of|worth of|a stunde|je stunde|an hour)(?!\p{L})/iu;

/** `1.4 % + €0.25`: a share of each sale and a fixed part make one price; else what a plus adds is no price of its own. */
const SHARE =
  /(?:(?:from |ab |dès |desde )?\d[\d.,]*\s*%(?: of \p{L}+(?: \p{L}+)?)?\s*)?(?:\+|plus|and|und|et)\s*$/iu;

/** `Processing fee: `, `Advance amount-`: what is told apart from the price, by what it is called. */
const FEE_BEFORE =
  /(?<!\p{L})(?:(?:processing|agreement|booking|service|handling|registration|admin(?:istration)?|delivery|shipping|late|cancellation|membership card|legal|documentation|verification)\s+(?:fees?|charges?|costs?)|(?:security |advance |down ?)(?:deposit|amount|payment)|deposit|rent(?: per month)?|kaution|caution|fianza|cauzione|borg)\s*[:\-–—=]?\s*$/iu;

/** Reads what an amount is from the words around it on its line. */
export function roleOf(before: string, after: string): MoneyRole {
  const near = before.slice(-60);
  const last = near.slice(Math.max(near.lastIndexOf('. '), near.lastIndexOf('; ')) + 1);
  if (/[+]\s*$/.test(last) && /\S/.test(last.replace(SHARE, '')))
    return SETUP.test(after.slice(0, 40)) ? 'setup' : 'extra';
  if (WAS_BEFORE.test(last)) return 'was';
  if (DISCOUNT_BEFORE.test(last) || DISCOUNT_AFTER.test(after)) return 'discount';
  if (OTHER_BEFORE.test(last) || OTHER_AFTER.test(after) || OWNED_BEFORE.test(last)) return 'other';
  if (SETUP.test(last) || SETUP.test(after.slice(0, 36))) return 'setup';
  if (TOTAL_BEFORE.test(last) || TOTAL_AFTER.test(after) || SMALLER_BEFORE.test(last)) return 'total';
  if (LATER_BEFORE.test(last) || LATER_FIRST.test(last)) return 'later';
  if (BOUND_BEFORE.test(last)) return 'bound';
  if (/\S\s+plus\s*$/i.test(last)) return 'extra';
  if (FEE_BEFORE.test(last) || EXTRA_BEFORE.test(last) || EXTRA_AFTER.test(after)) return 'extra';
  return 'price';
}

const FROM_BEFORE = justBefore(
  'from|starting (?:at|from)|starts (?:at|from)|start at|begins at|as low as|as little as|only from|ab|schon ab|à partir de|dès|desde|a partir (?:de|da|di)|da|vanaf|från|fra|od|již od|от|' +
    wordsOf('from'),
);
const FROM_AFTER = /^\s*(?:\+(?!\s*\p{Sc}|\s*\d)|and up|and above|or more|〜|～|から|起|plus(?=$|\s*[./]))/iu;

/** Whether the words around an amount make it a lower bound. */
export function isFrom(before: string, after: string): boolean {
  return FROM_BEFORE.test(before.slice(-40)) || FROM_AFTER.test(after);
}
