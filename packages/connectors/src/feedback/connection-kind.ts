/** What a person fills in to connect. Secrets are stored encrypted and never answered. */
export interface ConnectionField {
  /** The name of its setting: lower-case letters, digits and underscores. */
  id: string;
  label: string;
  /** One sentence: where to find it, or what it does. */
  help?: string;
  secret: boolean;
  optional?: boolean;
  placeholder?: string;
  /** `subdomain` is checked to be one label of a host name, `url` to be a web address, `choice` to be one of `choices`. */
  shape: 'text' | 'subdomain' | 'url' | 'token' | 'choice';
  choices?: readonly { value: string; label: string }[];
  /** What is read depends on it, and so does what ids stand for: with another value it is another connection. Never a secret. */
  isPlace?: true;
}

/** What was filled in, by field id; optional fields that were left empty are absent. */
export type ConnectionSettings = Readonly<Record<string, string>>;

export type BroughtFields = Record<string, string | number | boolean>;

/** One thing that was written. */
export interface BroughtTurn {
  by: 'customer' | 'agent' | 'system';
  /** ISO 8601. */
  at?: string;
  text: string;
  /** True where `text` is markup, as the system gives it: the machinery makes plain text of it. */
  html?: boolean;
  /** The name of whoever wrote it. */
  author?: string;
}

/** One thing a customer said: a ticket, a conversation, a review, an answer. */
export interface BroughtItem {
  /** Within the connection: the same thing has the same one for good, and what comes again under it replaces what was there. */
  externalId: string;
  /** Where a person reads it in the system. */
  url?: string;
  title?: string;
  /** ISO 8601: when the customer said it. */
  createdAt: string;
  updatedAt?: string;
  /** In order of time. Only the customer's words count as said; those of others are kept beside. */
  turns: BroughtTurn[];
  /** Counted from `min`, which is 0 where it is absent. */
  rating?: { value: number; min?: number; max: number };
  author?: { externalId?: string; email?: string; name?: string };
  account?: { externalId?: string; name?: string; domain?: string };
  /** ISO 639-1, where the system knows it. */
  language?: string;
  /** What else is to be filtered by: status, tags, channel. */
  fields: BroughtFields;
}

export interface BroughtAccount {
  externalId: string;
  name: string;
  domain?: string;
  plan?: string;
  revenue?: { amount: number; currency: string; per: 'month' | 'year' };
  owner?: string;
  fields: BroughtFields;
}

export interface BroughtPerson {
  externalId: string;
  email?: string;
  name?: string;
  accountExternalId?: string;
  fields: BroughtFields;
}

/** One page of what a system holds. Everything on it is stored together with the place after it, or not at all. */
export interface BroughtPage {
  items: BroughtItem[];
  accounts: BroughtAccount[];
  people: BroughtPerson[];
  /** External ids of items that were deleted in the system. */
  removed: string[];
  /** The cursor of the next page; null when it is up to date. */
  next: string | null;
  /**
   * The cursor with which the next sync begins, once this one is through: only read where `next` is null. It overlaps with
   * what was read where clocks may differ; what comes again unchanged changes nothing. Absent: the next sync begins anew.
   */
  resume?: string;
  /** How many items a backfill will bring in all, where the system tells. */
  total?: number;
  /** What could not be taken, one sentence each. */
  refused: { externalId: string; reason: string }[];
}

/** One request of the connection. */
export interface ConnectionRequest {
  url: string;
  method?: 'GET' | 'POST';
  headers?: Readonly<Record<string, string>>;
  body?: string;
}

/** Header names are in lower case. */
export interface ConnectionReply {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: string;
}

/**
 * Makes one checked request: public addresses only, no redirect, limited in time and size. Answers of any status are answers.
 *
 * @throws ConnectionFault `unavailable` when there is none, `unreadable` when it is too large or breaks off, `not_found` when
 *   the address is not on the public web
 */
export type Ask = (request: ConnectionRequest) => Promise<ConnectionReply>;

export const connectionGroups = [
  'support',
  'crm',
  'work',
  'chat',
  'reviews',
  'community',
  'surveys',
  'calls',
  'files',
] as const;
export type ConnectionGroup = (typeof connectionGroups)[number];

/** What people read about a kind of connection, in the gallery and on its page. */
export interface ConnectionFacts {
  /** Lower-case letters, digits and underscores; stored, so never changed. */
  id: string;
  /** The system's own name. */
  name: string;
  group: ConnectionGroup;
  /** One sentence: what comes in. */
  brings: string;
  /** One sentence: what a person needs to connect. */
  needs: string;
  /** What of the system's documentation it was written from. */
  docs: { title: string; version: string };
  fields: readonly ConnectionField[];
  /** The scopes or rights that its token needs, as the system names them. */
  scopes: readonly string[];
  /** What it does not bring, and how much it may ask: one sentence each. */
  limits?: readonly string[];
}

/** One outside system: how it is asked and how its answers become feedback. Pure: it keeps nothing between calls. */
export interface ConnectionKind extends ConnectionFacts {
  /**
   * Tries the settings with as few requests as tell whether a sync will work.
   *
   * @returns the name of the account, project or app that they lead to
   * @throws ConnectionFault
   */
  test: (ask: Ask, settings: ConnectionSettings) => Promise<{ account: string }>;
  /**
   * Reads one page. Two calls with the same cursor may give different pages, for the system lives; whatever changed since the
   * cursor was made comes in this page or a later one.
   *
   * @param cursor null for the first page of all; else what an earlier page gave as `next` or `resume`
   * @param now milliseconds since 1970
   * @throws ConnectionFault `unreadable` also for a cursor that the system does not know any more
   */
  read: (ask: Ask, settings: ConnectionSettings, cursor: string | null, now: number) => Promise<BroughtPage>;
}
