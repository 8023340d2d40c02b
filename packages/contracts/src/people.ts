import { z } from 'zod';
import { defineCall } from './call.ts';
import { FeedbackFilter, FilterBehind } from './filter/feedback-filter.ts';
import { limits } from './limits.ts';
import { Instant, Name, SmallId, SmallIdInQuery, Uuid } from './call/scalars.ts';

/** Something counted, with the filter that opens exactly what was. */
export const Counted = z.object({ count: z.int(), filters: FilterBehind });
export type Counted = z.infer<typeof Counted>;

const Sentiments = z.object({ positive: Counted, neutral: Counted, negative: Counted });

/** The newest of somebody's items; its instant is null where none of them is dated. */
const Newest = z.object({ review_id: SmallId, said_at: Instant.nullable() });

/** People counted; null where items are there and the author of none is known. */
const CountedPeople = z.object({ count: z.int().nullable(), filters: FilterBehind });

/** An account as it stands: what people gave, else what feedback says of it. */
export const AccountFacts = z.object({
  account_id: SmallId,
  name: z.string(),
  plan: z.string().nullable(),
  yearly_revenue_eur: z.number().nullable(),
});
export type AccountFacts = z.infer<typeof AccountFacts>;

/** One person, whatever the number of sources they speak in. `author_id` is that of the author who stands for them. */
export const PersonInList = z.object({
  author_id: SmallId,
  name: z.string().nullable(),
  email: z.string().nullable(),
  /** Authors that are this person: 1 unless some were merged. */
  author_count: z.int(),
  sources: z.array(z.object({ source_id: SmallId, name: z.string() })),
  /** The matching items. */
  items: Counted,
  sentiment: Sentiments,
  newest: Newest,
  /** The account of the newest item that has one. */
  account: AccountFacts.nullable(),
});
export type PersonInList = z.infer<typeof PersonInList>;

export const AccountInList = AccountFacts.extend({
  items: Counted,
  /** The people who said them. */
  people: CountedPeople,
  sentiment: Sentiments,
  newest: Newest,
});
export type AccountInList = z.infer<typeof AccountInList>;

/** Biggest, newest or most often negative first; names from A. Ties by id. */
export const peopleOrders = ['items', 'newest', 'negative', 'name'] as const;
export type PeopleOrder = (typeof peopleOrders)[number];
export const accountOrders = ['items', 'people', 'revenue', 'newest', 'negative', 'name'] as const;
export type AccountOrder = (typeof accountOrders)[number];

const listed = {
  /** Whose items match, and which of their items are counted. */
  filters: FeedbackFilter.optional(),
  /** Holds this in a name, e-mail address or customer's own id, letter case aside. */
  search: z.string().trim().max(limits.searchMaxChars).optional(),
};
const paged = {
  limit: z.int().min(1).max(limits.pageSizeMax).default(limits.pageSize),
  /** The `next_after` of the page before. */
  after: z.string().max(200).optional(),
};
const pageOf = {
  /** How many there are in all. */
  total_count: z.int(),
  /** All their matching items together; null with `search`, which no filter of items can say. */
  items: Counted.nullable(),
  next_after: z.string().nullable(),
};

/** One way in which a person speaks: by e-mail address in all sources, else by id or name in one; hidden where people are. */
export const AuthorOfPerson = z.object({
  author_id: SmallId,
  known_by: z.enum(['email', 'external_id', 'name', 'hidden']),
  name: z.string().nullable(),
  email: z.string().nullable(),
  external_id: z.string().nullable(),
  sources: z.array(z.object({ source_id: SmallId, name: z.string() })),
});
export type AuthorOfPerson = z.infer<typeof AuthorOfPerson>;

export const PersonChange = z.object({
  change_id: Uuid,
  kind: z.enum(['merge', 'split']),
  /** Names of the authors that got another person. */
  authors: z.array(z.string()),
  changed_by: z.string(),
  changed_at: Instant,
  undone_at: Instant.nullable(),
});
export type PersonChange = z.infer<typeof PersonChange>;

export const PersonDetail = z.object({
  author_id: SmallId,
  name: z.string().nullable(),
  email: z.string().nullable(),
  authors: z.array(AuthorOfPerson),
  items: Counted,
  newest: Newest.nullable(),
  /** The account that a person gave for what they say without naming one. */
  given_account: AccountFacts.nullable(),
  /** Accounts of their items, most items first. */
  accounts: z.array(AccountFacts.extend({ items: Counted })),
  /** What was merged and split, newest first. */
  changes: z.array(PersonChange),
});
export type PersonDetail = z.infer<typeof PersonDetail>;

export const AccountDetail = AccountFacts.extend({
  external_id: z.string().nullable(),
  /** What feedback says, whatever people gave. */
  said_plan: z.string().nullable(),
  said_revenue_eur: z.number().nullable(),
  /** What people gave; it holds over what feedback says. */
  given_plan: z.string().nullable(),
  given_revenue_eur: z.number().nullable(),
  /** The given revenue as its file wrote it, such as `$18k a month`. */
  given_revenue_as: z.string().nullable(),
  domain: z.string().nullable(),
  /** Owner, segment, region, size and columns of files of accounts, by name. */
  facts: z.record(z.string(), z.string()),
  items: Counted,
  people: CountedPeople,
  newest: Newest.nullable(),
});
export type AccountDetail = z.infer<typeof AccountDetail>;

/** Why two may be one: the same id of the customer's in two sources, or the same name in one account. */
export const likenesses = ['same_external_id', 'same_name_and_account'] as const;

const LikePerson = z.object({
  author_id: SmallId,
  name: z.string().nullable(),
  email: z.string().nullable(),
  sources: z.array(z.object({ source_id: SmallId, name: z.string() })),
  items: Counted,
});

export const MergeSuggestion = z.object({
  person: LikePerson,
  other: LikePerson,
  likeness: z.enum(likenesses),
  /** The id, or the account's name. */
  shared: z.string(),
});
export type MergeSuggestion = z.infer<typeof MergeSuggestion>;

const reading = { auth: 'viewer', apiKey: 'read', rateLimit: 'interactive', status: 200 } as const;
const changing = { method: 'POST', auth: 'member', rateLimit: 'interactive', status: 200 } as const;

export const people = {
  list: defineCall({
    ...reading,
    method: 'POST',
    path: '/api/people/list_people',
    summary: 'The people behind the matching feedback, each once across sources',
    body: z.object({ ...listed, ...paged, order: z.enum(peopleOrders).default('items') }),
    reply: z.object({ results: z.array(PersonInList), ...pageOf }),
    problems: ['not_found'],
  }),
  listAccounts: defineCall({
    ...reading,
    method: 'POST',
    path: '/api/people/list_accounts',
    summary: 'The accounts behind the matching feedback, with their people and revenue',
    body: z.object({ ...listed, ...paged, order: z.enum(accountOrders).default('items') }),
    reply: z.object({
      results: z.array(AccountInList),
      ...pageOf,
      /** Sum of the known yearly revenue, and how many accounts it is of; null with `search`. */
      revenue: z.object({ sum_eur: z.number(), accounts: Counted }).nullable(),
    }),
    problems: ['not_found'],
  }),
  get: defineCall({
    ...reading,
    method: 'GET',
    path: '/api/people/get_person',
    summary: 'One person, found by any of their authors',
    query: z.object({ author_id: SmallIdInQuery }),
    reply: PersonDetail,
    problems: ['not_found'],
  }),
  getAccount: defineCall({
    ...reading,
    method: 'GET',
    path: '/api/people/get_account',
    summary: 'One account',
    query: z.object({ account_id: SmallIdInQuery }),
    reply: AccountDetail,
    problems: ['not_found'],
  }),
  suggestions: defineCall({
    ...reading,
    method: 'GET',
    path: '/api/people/suggest_merges',
    summary: 'Up to 50 pairs of possible duplicates; nothing is merged automatically',
    reply: z.object({ suggestions: z.array(MergeSuggestion) }),
  }),
  merge: defineCall({
    ...changing,
    path: '/api/people/merge_people',
    summary: 'Merge two people; `into_author_id` is the person that remains',
    body: z.object({ author_id: SmallId, into_author_id: SmallId }),
    reply: z.object({ change_id: Uuid, author_id: SmallId }),
    problems: ['not_found'],
  }),
  split: defineCall({
    ...changing,
    path: '/api/people/split_person',
    summary: 'Split one author off a merged person',
    body: z.object({ author_id: SmallId }),
    reply: z.object({ change_id: Uuid, author_id: SmallId }),
    problems: ['not_found'],
  }),
  undo: defineCall({
    ...changing,
    path: '/api/people/undo_change',
    summary: 'Undo a merge or split exactly',
    body: z.object({ change_id: Uuid }),
    reply: z.object({ change_id: Uuid }),
    problems: ['not_found', 'conflict'],
  }),
  keepApart: defineCall({
    ...changing,
    path: '/api/people/keep_apart',
    summary: 'Mark two people as different, so that they are not suggested again',
    body: z.object({ author_id: SmallId, into_author_id: SmallId }),
    reply: z.object({ kept_apart: z.literal(true) }),
    problems: ['not_found'],
  }),
  giveAccount: defineCall({
    ...changing,
    path: '/api/people/give_account',
    summary: 'Set the account of a person’s feedback that has none',
    body: z.object({
      author_id: SmallId,
      /** A known account, or the name of one that is made when there is none; null takes it away. */
      account: z.union([z.object({ id: SmallId }), z.object({ name: Name })]).nullable(),
    }),
    keptTexts: ['account'],
    reply: PersonDetail,
    problems: ['not_found'],
  }),
  updateAccount: defineCall({
    ...changing,
    path: '/api/people/update_account',
    summary: 'Set the plan and annual revenue of an account; they override the values from feedback',
    body: z.object({
      account_id: SmallId,
      /** Null: what feedback says holds again. */
      plan: z.string().trim().min(1).max(200).nullable(),
      yearly_revenue_eur: z.number().min(0).max(1e12).nullable(),
    }),
    keptTexts: ['plan'],
    reply: AccountDetail,
    problems: ['not_found'],
  }),
  export: defineCall({
    method: 'POST',
    path: '/api/people/export',
    summary: 'Create a single-use URL, valid for 60 seconds, to download people or accounts as CSV',
    auth: 'viewer',
    rateLimit: 'interactive',
    body: z.object({ ...listed, what: z.enum(['people', 'accounts']) }),
    keptTexts: ['filters', 'search'],
    status: 200,
    reply: z.object({ path: z.string() }),
    problems: ['not_found'],
  }),
  exported: defineCall({
    method: 'GET',
    path: '/api/people/exported',
    summary: 'Download the file of a ticket',
    auth: 'public',
    rateLimit: 'link_use',
    transport: 'stream',
    media: ['text/csv'],
    query: z.object({ ticket: z.string().max(200) }),
    status: 200,
    reply: z.string(),
    problems: ['not_found'],
  }),
};
