/**
 * What is read from pages. Every fact holds where it is written: a run of characters of the page's stored text.
 */

/** Characters of a page's text: `text.slice(start, start + quote.length) === quote`. */
export interface Evidence {
  url: string;
  quote: string;
  start: number;
}

/**
 * Where a line of a page's text comes from. `head`: title, description and site name; `hidden`: in the page, but not shown
 * when it opens; `state`: data that the page carries for its scripts.
 */
export type Place = 'head' | 'main' | 'nav' | 'footer' | 'hidden' | 'state';

/** One line of a page's text. */
export interface TextBlock {
  /** Offsets into the text, `end` excluded. */
  start: number;
  end: number;
  place: Place;
  kind: 'heading' | 'item' | 'cell' | 'text';
  /** 1 to 6 for a heading, else 0. */
  level: number;
}

/** A page as stored: lines without markup, what is struck out left away. */
export interface PageText {
  url: string;
  title: string | null;
  /** As the page declares it, such as `en-GB`; null when it does not. */
  lang: string | null;
  text: string;
  blocks: TextBlock[];
}

export type Period =
  'month' | 'year' | 'two_years' | 'half_year' | 'quarter' | 'two_weeks' | 'week' | 'day' | 'once' | 'usage';

/** One price as it is written. */
export interface PriceFact {
  amount: number;
  /** ISO 4217; null where nothing tells. */
  currency: string | null;
  /** The sign alone does not tell the currency; language, domain or neighbouring text decided. */
  currencyGuessed: boolean;
  /** The number may be read in two ways, such as `1.299`. */
  ambiguous: boolean;
  per: Period | null;
  /** How often it is paid, where that differs from the period shown. */
  billedEvery: 'month' | 'year' | null;
  /** What one of it is for: `user`, `site`, `1,000 events`; null when flat. */
  unit: string | null;
  isFrom: boolean;
  /** Shown when the page opens; a switch may show the others. */
  visible: boolean;
  evidence: Evidence;
}

export type Confidence = 'high' | 'medium' | 'low';

export interface Plan {
  name: string;
  kind: 'priced' | 'free' | 'custom';
  /** The price that is shown first; null unless `priced`. */
  price: PriceFact | null;
  /** Further prices of the same plan: the other side of a switch. */
  otherPrices: PriceFact[];
  setupFee: PriceFact | null;
  features: FeatureMention[];
  /** Counts from 0 in the order of the page. */
  position: number;
  confidence: Confidence;
  /** The name and, unless it is within, the price: at least one. */
  evidence: Evidence[];
}

/**
 * What reading a page for prices gave; `drawn_by_script`: it has prices, but not in what was received; `unsure`: it names prices, of
 * which none is surely a plan's.
 */
export interface PricingFacts {
  plans: Plan[];
  /** Names of what may be further plans, but not surely, each where it stands. */
  leftOut: Told[];
  outcome: 'read' | 'drawn_by_script' | 'unsure' | 'nothing';
}

/** A feature named somewhere; `yes` unless the page limits or denies it. */
export interface FeatureMention {
  term: string;
  value: 'yes' | 'limited' | 'no';
  /** The limit as written: `up to 5 projects`. */
  note: string | null;
  /** The plan that has it, where the page says so. */
  plan: string | null;
  /** The title of the group that it stands in; null where there is none. */
  area: string | null;
  from: 'list' | 'table' | 'heading';
  evidence: Evidence;
}

/** A sentence in which a company says something that can be checked: a number, a certificate, a superlative. */
export interface Claim {
  kind: 'number' | 'certificate' | 'superlative';
  text: string;
  evidence: Evidence;
}

/** A value with its proof. */
export interface Told {
  value: string;
  evidence: Evidence;
}

export interface CompanyFacts {
  url: string;
  name: Told | null;
  title: Told | null;
  description: Told | null;
  /** Absolute addresses. */
  logoUrl: string | null;
  sameAs: string[];
  feedUrls: string[];
  /** Its own pages by what they hold, as links on the page show. */
  links: CompanyLinks;
}

export interface CompanyLinks {
  pricing: string[];
  features: string[];
  changelog: string[];
  compare: string[];
  customers: string[];
  jobs: string[];
  status: string[];
  integrations: string[];
}

/** An entry of a feed or of a page of changes; the text is stored, so that the title is a quote of it. */
export interface FeedEntry {
  title: string;
  url: string | null;
  /** `YYYY-MM-DD`; null where it does not tell. */
  day: string | null;
  evidence: Evidence;
}

/** What somebody wrote about a company, on a page or from a source. */
export interface ReviewFact {
  text: string;
  /** 1 to 5; null where none was given. */
  rating: number | null;
  author: string | null;
  day: string | null;
  evidence: Evidence;
}
