import { createHash, randomUUID } from 'node:crypto';
import type { Db } from '../../../platform/database/open.ts';

export interface NewPage {
  /** Of whom it speaks. */
  host: string;
  day: string;
  source: string;
  url: string;
  title: string;
  body: string;
  fetchedAt: string;
  saidAt: string | null;
  firstParty: boolean;
  /** What the source told besides. */
  facts: object;
}

/** Keeps a text for a run, unless it was kept on this day already. @returns its id */
export async function keepPage(db: Db, runId: string, { facts, ...page }: NewPage): Promise<string> {
  const contentKey = createHash('sha256').update(`${page.url}\n${page.body}`).digest();
  const stored = await db
    .insertInto('marketPage')
    .values({ id: randomUUID(), ...page, contentKey, facts: JSON.stringify(facts) })
    // Changes nothing: it makes the row that is there answer.
    .onConflict((on) =>
      on.columns(['host', 'day', 'source', 'contentKey']).doUpdateSet((eb) => ({
        url: eb.ref('excluded.url'),
      })),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  await usePages(db, runId, [stored.id]);
  return stored.id;
}

/** Keeps pages for as long as a run is kept. */
export async function usePages(db: Db, runId: string, pageIds: readonly string[]): Promise<void> {
  if (pageIds.length === 0) return;
  await db
    .insertInto('marketRunPage')
    .values(pageIds.map((pageId) => ({ runId, pageId })))
    .onConflict((on) => on.doNothing())
    .execute();
}

/** What became of reading a site, or of asking a source, on a day. */
export interface Reading<Facts> {
  outcome: string;
  detail: string | null;
  requests: { host: string; count: number }[];
  facts: Facts;
  readAt: string;
}

interface ReadingKey {
  host: string;
  day: string;
  source: string;
}

export async function findReading<Facts>(
  db: Db,
  { host, day, source }: ReadingKey,
): Promise<Reading<Facts> | undefined> {
  return db
    .selectFrom('marketReading')
    .select(['outcome', 'detail', 'requests', 'facts', 'readAt'])
    .where('host', '=', host)
    .where('day', '=', day)
    .where('source', '=', source)
    .$castTo<Reading<Facts>>()
    .executeTakeFirst();
}

export async function keepReading<Facts>(
  db: Db,
  key: ReadingKey,
  { requests, facts, ...reading }: Reading<Facts>,
): Promise<void> {
  const values = { ...reading, requests: JSON.stringify(requests), facts: JSON.stringify(facts) };
  await db
    .insertInto('marketReading')
    .values({ ...key, ...values })
    .onConflict((on) => on.columns(['host', 'day', 'source']).doUpdateSet(values))
    .execute();
}
