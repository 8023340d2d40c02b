import { createHash, randomUUID } from 'node:crypto';
import type { Db } from '../../../platform/database/open.ts';
import type { StoredReading } from './stored-reading.service.ts';

/** Makes a run that is done of a reading, which nobody joins; its pages are its own. @returns its id */
export async function insertReadRun(db: Db, reading: StoredReading): Promise<string> {
  const runId = randomUUID();
  const { host, steps, started_at: startedAt, ended_at: endedAt } = reading;
  const day = endedAt.slice(0, 10);
  await db
    .insertInto('marketRun')
    .values({
      ...{ id: runId, shareKey: null, day, host, askedFor: `https://${host}/`, state: 'done' },
      ...{ queuedAt: startedAt, startedAt, endedAt, steps: JSON.stringify(steps) },
    })
    .execute();
  const pageIds = new Map(reading.pages.map(({ id }) => [id, randomUUID()]));
  const idOf = (id: string): string => {
    const known = pageIds.get(id);
    if (known === undefined) throw new RangeError(`The reading has no page ${id}`);
    return known;
  };
  await db
    .insertInto('marketPage')
    .values(
      reading.pages.map(({ id, said_at: saidAt, first_party: firstParty, facts, ...page }) => ({
        ...{ ...page, id: idOf(id), day, saidAt, firstParty, fetchedAt: endedAt },
        facts: JSON.stringify(facts),
        // Of the run besides: a page that another run shares would go when that goes.
        contentKey: createHash('sha256').update(`${runId}\n${page.url}\n${page.body}`).digest(),
      })),
    )
    .execute();
  await db
    .insertInto('marketRunPage')
    .values([...pageIds.values()].map((pageId) => ({ runId, pageId })))
    .execute();
  await db
    .insertInto('marketPart')
    .values(
      reading.parts.map(({ part, content: { value, cites } }) => ({
        ...{ runId, part, revision: 1 },
        content: JSON.stringify({ value, cites: cites.map((one) => ({ ...one, pageId: idOf(one.pageId) })) }),
      })),
    )
    .execute();
  return runId;
}
