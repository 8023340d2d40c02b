import { readdirSync, readFileSync } from 'node:fs';

export const halves = ['development', 'frozen'] as const;
/** `frozen` is never looked at while an extractor is written. */
export type Half = (typeof halves)[number];

export interface TruePrice {
  amount: number;
  per: 'month' | 'year' | 'quarter' | 'once' | 'usage';
  billed_every: 'month' | 'year' | null;
}

/** What each key means stands in `pricing/README.md`. */
export interface TruePlan {
  name: string;
  kind: 'priced' | 'free' | 'custom';
  amount: number | null;
  currency: string | null;
  per: TruePrice['per'] | null;
  billed_every: TruePrice['billed_every'];
  unit: string | null;
  is_from: boolean;
  setup_fee: number | null;
  also: TruePrice[];
}

export interface PricingPage {
  half: Half;
  /** The file's name without its ending. */
  name: string;
  /** Where the page would stand; its host is made up. */
  url: string;
  about: string;
  plans: TruePlan[];
  html: string;
}

const folder = new URL('../../pricing/', import.meta.url);

/** The pages of one half with their truth, in the order of their names. */
export function pricingPages(half: Half): PricingPage[] {
  return readdirSync(new URL(`${half}/`, folder))
    .filter((file) => file.endsWith('.html'))
    .sort()
    .map((file) => pricingPage(half, file.slice(0, -'.html'.length)));
}

export function pricingPage(half: Half, name: string): PricingPage {
  const read = (ending: string) => readFileSync(new URL(`${half}/${name}.${ending}`, folder), 'utf8');
  const truth = JSON.parse(read('json')) as Pick<PricingPage, 'url' | 'about' | 'plans'>;
  return { half, name, ...truth, html: read('html') };
}
