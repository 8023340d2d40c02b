import { readdirSync, readFileSync } from 'node:fs';
import { z } from 'zod';

const Id = z.string().min(1);

/** Where the invented company hears from its customers; `rating` is the scale that the source asks for. */
const SampleSource = z.strictObject({
  id: Id,
  name: z.string(),
  linkBase: z.url({ protocol: /^https$/ }),
  rating: z.strictObject({ min: z.int(), max: z.int() }).optional(),
});
export type SampleSource = z.infer<typeof SampleSource>;

const SampleAccount = z.strictObject({
  id: Id,
  name: z.string(),
  plan: z.enum(['Solo', 'Crew', 'Fleet']),
  yearlyRevenueEur: z.int().positive(),
  region: z.string(),
});
export type SampleAccount = z.infer<typeof SampleAccount>;

/** A person who wrote something; people known by a store nickname only have no account. */
const SampleAuthor = z.strictObject({ id: Id, name: z.string(), account: Id.optional() });
export type SampleAuthor = z.infer<typeof SampleAuthor>;

/** One line of `items/<topic>.jsonl`. */
const SampleLine = z.strictObject({
  /** Unique in its source. */
  id: Id,
  /** The item that the same person sent before through another source. */
  copyOf: Id.optional(),
  source: Id,
  /** Whole days before the day of loading; 0 is that day. */
  daysAgo: z.int().min(0).max(366),
  /** Time of day in UTC, `HH:MM`. */
  time: z.iso.time({ precision: -1 }),
  author: Id.optional(),
  /** Given where no author is: an author brings the account along. */
  account: Id.optional(),
  rating: z.int().optional(),
  /** ISO 639-1, given where it is not English. */
  language: z.string().length(2).optional(),
  title: z.string().min(1).optional(),
  text: z.string().min(1),
  fields: z.strictObject({
    release: z.string().optional(),
    platform: z.enum(['Android', 'iOS', 'Web']).optional(),
    region: z.string().optional(),
  }),
});
export type SampleLine = z.infer<typeof SampleLine>;

export interface SampleFiles {
  sources: SampleSource[];
  accounts: SampleAccount[];
  authors: SampleAuthor[];
  /** The lines of each topic's file, oldest first, by the topic's name. */
  lines: Map<string, SampleLine[]>;
}

const folder = new URL('./', import.meta.url);

/**
 * Reads the sample's files, which stand beside this module.
 *
 * @throws Error naming the file, the line and the field when one does not have the promised shape
 */
export function readSampleFiles(): SampleFiles {
  const topics = readdirSync(new URL('items/', folder)).filter((name) => name.endsWith('.jsonl'));
  return {
    sources: readList('sources.json', SampleSource),
    accounts: readList('accounts.json', SampleAccount),
    authors: readList('authors.json', SampleAuthor),
    lines: new Map(
      topics.sort().map((name) => [name.slice(0, -'.jsonl'.length), readLines(`items/${name}`)]),
    ),
  };
}

function readList<T>(name: string, row: z.ZodType<T>): T[] {
  return parse(name, z.array(row), readFileSync(new URL(name, folder), 'utf8'));
}

function readLines(name: string): SampleLine[] {
  const rows = readFileSync(new URL(name, folder), 'utf8').trimEnd().split('\n');
  return rows.map((row, index) => parse(`${name}, line ${index + 1}`, SampleLine, row));
}

function parse<T>(place: string, schema: z.ZodType<T>, json: string): T {
  try {
    return schema.parse(JSON.parse(json));
  } catch (cause) {
    const reason = cause instanceof z.ZodError ? z.prettifyError(cause) : String(cause);
    throw new Error(`Sample data, ${place}: ${reason}`, { cause });
  }
}
