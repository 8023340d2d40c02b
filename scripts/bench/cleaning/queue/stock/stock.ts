/** What customers of Tallybird, a till for small shops, write about. */
export const MATTERS = [
  'card-reader',
  'slow-export',
  'tax-rate',
  'stock-count',
  'login-code',
  'double-charge',
  'receipt-printer',
  'gift-cards',
  'staff-rights',
  'offline-sales',
  'slow-refunds',
  'late-hardware',
] as const;

export type Matter = (typeof MATTERS)[number];
export type Sentiment = 'negative' | 'neutral' | 'positive';

/**
 * Sentences of one language. In them `{n}` is a small number, `{day}` a weekday, `{amount}` a sum, `{place}` a room or a
 * branch. Follow-ups fit every matter.
 */
export interface Stock {
  matters: Readonly<Record<Matter, Readonly<Record<Sentiment, readonly string[]>>>>;
  details: Readonly<Record<Sentiment, readonly string[]>>;
  followUps: Readonly<Record<Sentiment, readonly string[]>>;
  openings: readonly string[];
  closings: readonly string[];
  devices: readonly string[];
  days: readonly string[];
  places: readonly string[];
  subjects: Readonly<Record<Matter, string>>;
  wrote: string;
  /** What agents send: `{name}` is the customer, `{agent}` the agent. */
  macros: readonly string[];
  agentOpening: string;
  agentClosing: string;
  received: string;
  invitation: string;
  legal: string;
  firstNames: readonly string[];
  lastNames: readonly string[];
}
