import { sentimentSpeakers } from '@earshot/contracts/feedback';
import { sentiments } from '@earshot/contracts/filter/feedback-filter';
import { z } from 'zod';
import { AsItCame, isSameAsItCame } from '../cleaning/as-it-came.service.ts';
import type { NewItem } from './new-item.service.ts';

/** What an update of an item replaces; kept as JSON for as long as the update can be undone. */
export const ItemContent = z.object({
  title: z.string().nullable(),
  text: z.string(),
  /** Null too in what was kept before texts were cleaned. */
  asItCame: AsItCame.nullable().default(null),
  link: z.string().nullable(),
  saidAt: z.string().nullable(),
  rating: z.number().nullable(),
  ratingMin: z.number().nullable(),
  ratingMax: z.number().nullable(),
  language: z.string(),
  sentiment: z.enum(sentiments),
  sentimentScore: z.number(),
  sentimentBy: z.enum(sentimentSpeakers),
  authorId: z.int().nullable(),
  accountId: z.int().nullable(),
  /** The item names no account: it counts for the one given to its author. */
  accountGiven: z.boolean().default(false),
  importId: z.string().nullable(),
  fields: z.record(z.string(), z.string()),
  editedAt: z.string().nullable(),
});
export type ItemContent = z.infer<typeof ItemContent>;

/** What an item says and what is made of that; kept as JSON for as long as its cleaning can be undone. */
export const ItemWords = ItemContent.pick({
  title: true,
  text: true,
  asItCame: true,
  language: true,
  sentiment: true,
  sentimentScore: true,
  sentimentBy: true,
});
export type ItemWords = z.infer<typeof ItemWords>;

/** The columns of a new item, once its people have their ids. */
export function contentOf(
  item: NewItem,
  people: { authorId: number | null; accountId: number | null; accountGiven: boolean },
  importId: string | null,
): ItemContent {
  const { analysed } = item;
  return {
    title: item.title,
    text: item.text,
    asItCame: item.asItCame,
    link: item.link,
    saidAt: item.saidAt === null ? null : new Date(item.saidAt).toISOString(),
    rating: item.rating?.value ?? null,
    ratingMin: item.rating?.min ?? null,
    ratingMax: item.rating?.max ?? null,
    language: analysed.language,
    sentiment: analysed.sentiment,
    sentimentScore: analysed.sentimentScore,
    sentimentBy: analysed.sentimentBy,
    authorId: people.authorId,
    accountId: people.accountId,
    accountGiven: people.accountGiven,
    importId,
    fields: item.fields,
    editedAt: null,
  };
}

/** True when the customer said the same both times; what the engine makes of it, and who brought it, does not count. */
export function isSameContent(a: ItemContent, b: ItemContent): boolean {
  return (
    a.text === b.text &&
    a.title === b.title &&
    isSameAsItCame(a.asItCame, b.asItCame) &&
    a.link === b.link &&
    isSameInstant(a.saidAt, b.saidAt) &&
    isSameReal(a.rating, b.rating) &&
    isSameReal(a.ratingMin, b.ratingMin) &&
    isSameReal(a.ratingMax, b.ratingMax) &&
    a.language === b.language &&
    a.authorId === b.authorId &&
    a.accountId === b.accountId &&
    hasSameEntries(a.fields, b.fields)
  );
}

function isSameInstant(a: string | null, b: string | null): boolean {
  return a === b || (a !== null && b !== null && Date.parse(a) === Date.parse(b));
}

/** The database keeps ratings in single precision. */
function isSameReal(a: number | null, b: number | null): boolean {
  return a === b || (a !== null && b !== null && Math.fround(a) === Math.fround(b));
}

function hasSameEntries(a: Record<string, string>, b: Record<string, string>): boolean {
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key) && a[key] === b[key])
  );
}
