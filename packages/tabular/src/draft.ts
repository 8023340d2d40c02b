import type { DateOrder } from './columns/date-order.ts';
import type { DecimalSign } from './values/money.ts';

export interface RatingScale {
  min: number;
  max: number;
}

export interface DraftOptions {
  /** For dates of numbers alone; null lets through only those that can be read one way. */
  dateOrder: DateOrder | null;
  /** IANA name; for dates that name no zone. */
  timeZone: string;
  ratingScale: RatingScale | null;
  /** "4,5" is four and a half. */
  decimalComma: boolean;
  /** The column that tells who speaks calls customers so: all others answer. */
  namesCustomers?: boolean;
  /** It has a word for those who answer too: a “user” in it is a customer. */
  namesTeam?: boolean;
  /** It tells by single letters. */
  speaksInLetters?: boolean;
  /** What comes before the decimals in the column of revenue; of each amount by itself where nothing tells. */
  revenueDecimal?: DecimalSign;
  /** An author’s address at a company tells the account where no column does. */
  accountsByDomain?: boolean;
  /** How many cells of a row are usually filled, `FileFacts.usualCells`; a row of one cell among such is no answer. */
  usualCells?: number | null;
}

/** A feedback item as a row says it, before it has a place in a workspace. */
export interface FeedbackDraft {
  text: string;
  title: string | null;
  /** ISO 8601 in UTC; null when the row gives none. */
  saidAt: string | null;
  externalId: string | null;
  /** Rows that share it are one conversation. */
  conversationId: string | null;
  /** What columns say of who wrote the row, by the column's name. */
  roleColumns: Record<string, string>;
  /** False for a note that customers do not see; null when nothing says. */
  isPublic: boolean | null;
  authorName: string | null;
  authorEmail: string | null;
  authorId: string | null;
  accountName: string | null;
  accountId: string | null;
  /** The domain of the author’s company, where rows have no account and the mapping asks for it. */
  accountDomain: string | null;
  accountPlan: string | null;
  /** In euros a year. */
  accountRevenueEur: number | null;
  rating: { value: number; scale: RatingScale } | null;
  link: string | null;
  language: string | null;
  fields: Record<string, string>;
  /** SHA-256, hex, over the raw values of all mapped columns: equal rows have equal keys. Null beside an external id. */
  contentKey: string | null;
}

export type RejectionCode =
  | 'text_empty'
  | 'total_row'
  | 'beside_table'
  | 'header_again'
  | 'text_too_long'
  | 'text_is_spreadsheet_error'
  | 'value_too_long'
  | 'characters_unusable'
  | 'date_unreadable'
  | 'date_order_unknown'
  | 'rating_unreadable'
  | 'rating_above_scale'
  | 'rating_below_scale'
  | 'rating_scale_missing';

export interface Rejection {
  code: RejectionCode;
  /** The column's name. */
  column: string;
  /** As written, cut to 200 characters. */
  value: string;
  /** A sentence. */
  reason: string;
}

/** A value that was left out while its row was kept. */
export interface DraftWarning {
  code: 'revenue_unusable' | 'link_unusable' | 'link_too_long' | 'email_unusable' | 'language_unknown';
  column: string;
  value: string;
}

export type DraftResult = { draft: FeedbackDraft; warnings: DraftWarning[] } | { rejected: Rejection };
