import { dayMs } from '@earshot/contracts/durations';
import type { NewFeedback } from '@earshot/contracts/feedback';
import { readSampleFiles } from './sample-files.ts';
import type { SampleAuthor, SampleLine, SampleSource } from './sample-files.ts';

/** A feedback item of the sample, in the shape that `add_feedback` takes, with what is known of its account. */
export interface SampleItem extends NewFeedback {
  /** Name of the source it came through. */
  source: string;
  external_id: string;
  said_at: string;
  link: string;
  language: string;
  fields: Record<string, string>;
  account?: SampleItemAccount;
}

export interface SampleItemAccount {
  external_id: string;
  name: string;
  plan: 'Solo' | 'Crew' | 'Fleet';
  region: string;
  yearly_revenue_eur: number;
}

/** Who has an account has an address there too: only by it is somebody one person in all sources. */
function writerOf({ id, name, account }: SampleAuthor): NonNullable<SampleItem['author']> {
  return { name, external_id: id, ...(account !== undefined && { email: `${id}@${account}.example` }) };
}

/**
 * The feedback of an invented company over the twelve months that end with `now`, oldest first. The same `now` gives
 * the same items, and an item keeps its `external_id` whatever `now` is.
 *
 * @throws Error naming the item when a file of the sample is malformed or an item names something unknown
 */
export function sampleItems(now: Date): SampleItem[] {
  const { sources, accounts, authors, lines } = readSampleFiles();
  const sourceById = byId(sources);
  const accountById = byId(accounts);
  const authorById = byId(authors);

  function toItem(line: SampleLine): SampleItem {
    const source = known(sourceById, line.source, line, 'source');
    const author = line.author && known(authorById, line.author, line, 'author');
    const accountId = author ? author.account : line.account;
    const account = accountId && known(accountById, accountId, line, 'account');
    return {
      source: source.name,
      external_id: line.id,
      said_at: saidAt(line, now).toISOString(),
      link: new URL(line.id, source.linkBase).href,
      language: line.language ?? 'en',
      ...(line.title !== undefined && { title: line.title }),
      text: line.text,
      ...(line.rating !== undefined && { rating: { value: line.rating, ...scaleOf(source, line) } }),
      ...(author && { author: writerOf(author) }),
      ...(account && {
        account: {
          external_id: account.id,
          name: account.name,
          plan: account.plan,
          region: account.region,
          yearly_revenue_eur: account.yearlyRevenueEur,
        },
      }),
      fields: { ...(account && { plan: account.plan, region: account.region }), ...line.fields },
    };
  }

  return [...lines.values()]
    .flat()
    .map(toItem)
    .sort((a, b) => a.said_at.localeCompare(b.said_at) || a.link.localeCompare(b.link));
}

/** Today's items whose time has not come yet fall on the day before, so that nothing is said in the future. */
function saidAt(line: SampleLine, now: Date): Date {
  const midnight = Math.floor(now.getTime() / dayMs) * dayMs;
  const [hours, minutes] = line.time.split(':').map(Number) as [number, number];
  const at = midnight - line.daysAgo * dayMs + (hours * 60 + minutes) * 60_000;
  return new Date(at > now.getTime() ? at - dayMs : at);
}

function scaleOf(source: SampleSource, line: SampleLine) {
  if (!source.rating) throw new Error(`Sample item ${line.id}: its source ${source.id} asks for no rating`);
  return source.rating;
}

function byId<T extends { id: string }>(rows: T[]): Map<string, T> {
  return new Map(rows.map((row) => [row.id, row]));
}

function known<T>(rows: Map<string, T>, id: string, line: SampleLine, what: string): T {
  const row = rows.get(id);
  if (!row) throw new Error(`Sample item ${line.id}: unknown ${what} ${id}`);
  return row;
}
