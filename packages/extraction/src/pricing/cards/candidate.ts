import type { Element } from '../../page/dom.ts';
import type { PageText, PriceFact } from '../../facts.ts';
import type { Span } from '../../page/read-page.ts';

/** A plan as one reading of the page saw it. */
export interface Candidate {
  name: string;
  nameSpan: Span;
  /** How its name was found: the more a page says it, the surer. */
  isNamed: boolean;
  kind: 'priced' | 'free' | 'custom';
  price: PriceFact | null;
  otherPrices: PriceFact[];
  setupFee: PriceFact | null;
  /** Where a free or custom plan says so. */
  kindSpan: Span | null;
  /** What holds the plan: its card, or the table. */
  element: Element | null;
  /** The plan's column in the table, where it has one. */
  column: number | null;
  visible: boolean;
}

/** Whether two readings mean the same plan. */
export function isSameName(a: string, b: string): boolean {
  return nameOfPlan(a) === nameOfPlan(b);
}

/** What names have in common that mean the same plan. */
export function nameOfPlan(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\b(?:plan|tier|edition|package|tarif)\b/g, '')
    .replace(/[^\p{L}\p{N}+]/gu, '');
}

export function samePrice(a: PriceFact, b: PriceFact): boolean {
  return a.amount === b.amount && a.currency === b.currency && a.per === b.per;
}

/** The line of the page at the span's start, for looking at its words. */
export function spanText(page: PageText, { start, end }: Span): string {
  return page.text.slice(start, end).trim();
}
