import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readWordTable } from '@earshot/analysis/word-table';
import { pino } from 'pino';
import {
  analyseTexts,
  wordTableFile,
} from '../../../apps/server/src/features/feedback/store/analyse-texts.service.ts';
import type { NewItem } from '../../../apps/server/src/features/feedback/store/new-item.service.ts';
import { storeItems } from '../../../apps/server/src/features/feedback/store/store-items.service.ts';
import { readMasking } from '../../../apps/server/src/features/personal-data/masking.service.ts';
import { hashSecret, newSecret } from '../../../apps/server/src/platform/auth/secret.ts';
import { migrate } from '../../../apps/server/src/platform/database/migrate.ts';
import type { Database } from '../../../apps/server/src/platform/database/open.ts';
import { openDatabase } from '../../../apps/server/src/platform/database/open-database.ts';
import { inWorkspace } from '../../../apps/server/src/platform/database/workspace-transaction.ts';
import { feedbackText, pick, randomSequence } from './texts.ts';

export const sourceCount = 5;
/** Members take turns, so that none of them meets the limit that every member has. */
const memberCount = 200;
const batch = 500;
const firstDay = Date.UTC(2024, 11, 1);
const days = 720;

export interface Seeded {
  workspaceId: string;
  /** Session tokens of its members. */
  tokens: string[];
  /** Storing alone, texts analysed before, in items a second. */
  storedPerSecond: number;
}

/**
 * Fills a new data folder with one workspace of `count` items, written by the server's own function.
 *
 * @param cameAs what a source made of a text, which is stored as it is
 */
export async function seedFolder(
  dataDir: string,
  count: number,
  cameAs: (text: string, n: number) => string = (text) => text,
): Promise<Seeded> {
  const log = pino({ level: 'warn' });
  const database = await openDatabase({ dataDir, log });
  try {
    await migrate(database, pino({ level: 'silent' }));
    const workspaceId = randomUUID();
    const tokens = await addMembers(database, workspaceId);
    const storedPerSecond = await addItems(database, workspaceId, count, cameAs);
    // As the job that follows changes does where there are no topics and themes yet.
    await inWorkspace(database, workspaceId, (tx) =>
      tx
        .updateTable('workspace')
        .set((eb) => ({ understoodRev: eb.ref('revision') }))
        .where('id', '=', workspaceId)
        .execute(),
    );
    // As autovacuum does sooner or later.
    await database.ownerPool.query('vacuum analyze');
    return { workspaceId, tokens, storedPerSecond };
  } finally {
    await database.stop();
  }
}

async function addMembers(database: Database, workspaceId: string): Promise<string[]> {
  const tokens: string[] = [];
  const expiresAt = new Date(Date.now() + 86_400_000).toISOString();
  await inWorkspace(database, workspaceId, async (tx) => {
    await tx
      .insertInto('workspace')
      .values({ id: workspaceId, name: 'Bench', lastSourceId: sourceCount })
      .execute();
    for (let id = 1; id <= sourceCount; id += 1) {
      await tx
        .insertInto('source')
        .values({ workspaceId, id, name: `Source ${id}`, kind: 'api' })
        .execute();
    }
    for (let member = 0; member < memberCount; member += 1) {
      const userId = randomUUID();
      const token = newSecret();
      const user = { id: userId, email: `member-${member}@bench.example`, displayName: `Member ${member}` };
      await tx.insertInto('appUser').values(user).execute();
      await tx
        .insertInto('membership')
        .values({ workspaceId, userId, role: member === 0 ? 'owner' : 'member' })
        .execute();
      await tx
        .insertInto('sessionToken')
        .values({
          tokenHash: hashSecret(token),
          familyId: randomUUID(),
          userId,
          boundTo: workspaceId,
          expiresAt,
        })
        .execute();
      tokens.push(token);
    }
  });
  return tokens;
}

async function addItems(
  database: Database,
  workspaceId: string,
  count: number,
  cameAs: (text: string, n: number) => string,
): Promise<number> {
  const random = randomSequence(7);
  const words = readWordTable(readFileSync(wordTableFile));
  let storingMs = 0;
  for (let from = 0; from < count; from += batch) {
    const items = Array.from({ length: Math.min(batch, count - from) }, (_, i) => {
      const item = newItem(from + i, random);
      return { ...item, text: cameAs(item.text, from + i) };
    });
    const analysed = analyseTexts(
      items.map(({ text, title, rating }) => ({ text, title, rating, language: null })),
      words,
    );
    const complete = items.map((item, i): NewItem => ({ ...item, analysed: known(analysed[i]) }));
    const sourceId = 1 + Math.floor(random() * sourceCount);
    const startedAt = performance.now();
    await inWorkspace(database, workspaceId, async (tx) => {
      const masking = await readMasking(tx, workspaceId);
      const place = { sourceId, importId: null, isSample: false, masking };
      await storeItems(tx, workspaceId, { ...place, items: complete });
    });
    storingMs += performance.now() - startedAt;
  }
  return (count / storingMs) * 1000;
}

function newItem(n: number, random: () => number): Omit<NewItem, 'analysed'> {
  const author = Math.floor(random() * 20_000);
  return {
    externalId: `bench-${n}`,
    contentKey: null,
    asItCame: null,
    title: random() < 0.3 ? `Ticket ${n}` : null,
    text: feedbackText(random),
    link: `https://desk.example/tickets/${n}`,
    saidAt:
      random() < 0.03 ? null : new Date(firstDay + Math.floor(random() * days * 86_400_000)).toISOString(),
    rating: random() < 0.5 ? { value: 1 + Math.floor(random() * 5), min: 1, max: 5 } : null,
    author: { name: `Author ${author}`, email: `author-${author}@customer.example`, externalId: null },
    account: random() < 0.5 ? { name: `Company ${Math.floor(random() * 400)}`, externalId: null } : null,
    fields: { plan: pick(['free', 'team', 'enterprise'], random), release: `4.${Math.floor(random() * 9)}` },
  };
}

function known<T>(value: T | undefined): T {
  if (value === undefined) throw new RangeError('A text was not analysed');
  return value;
}
