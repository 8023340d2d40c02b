import { randomUUID } from 'node:crypto';
import type { NewItem } from '../../../apps/server/src/features/feedback/store/new-item.service.ts';
import { runRaw } from '../../../apps/server/src/platform/database/raw-query.ts';
import { storeItems } from '../../../apps/server/src/features/feedback/store/store-items.service.ts';
import { readMasking } from '../../../apps/server/src/features/personal-data/masking.service.ts';
import type { TextEngine } from '../../../apps/server/src/features/text-engine.ts';
import type { Database } from '../../../apps/server/src/platform/database/open.ts';
import { inWorkspace } from '../../../apps/server/src/platform/database/workspace-transaction.ts';
import type { SeedItem } from './seeded-workspace.ts';
import { accounts, seedItems, sources, themes, timeZone, topics } from './seeded-workspace.ts';

export interface SeededWorkspace {
  workspaceId: string;
  userId: string;
  items: SeedItem[];
  accountIds: Map<string, number>;
}

/** Writes the seeded workspace with the server's own functions; topics and themes belong as the seed says. */
export async function seedDatabase(database: Database, engine: TextEngine): Promise<SeededWorkspace> {
  const [workspaceId, userId] = [randomUUID(), randomUUID()];
  const items = seedItems();
  const analysed = await engine.analyse(
    items.map(({ text, language, rating }) => ({ text, title: null, rating, language })),
  );
  const accountIds = await inWorkspace(database, workspaceId, async (tx) => {
    await tx
      .insertInto('workspace')
      .values({ id: workspaceId, name: 'Studio', timeZone, lastSourceId: sources.length })
      .execute();
    const email = `${userId}@seed.example`;
    await tx.insertInto('appUser').values({ id: userId, email, displayName: 'Asker' }).execute();
    for (const { id, name } of sources)
      await tx.insertInto('source').values({ workspaceId, id, name, kind: 'api' }).execute();
    const masking = await readMasking(tx, workspaceId);
    for (const [place, item] of items.entries()) {
      const found = analysed[place];
      if (!found) throw new RangeError('A text was not analysed');
      const batch = { sourceId: item.sourceId, importId: null, isSample: false, masking };
      const one = newItem(item, { ...found, sentiment: item.sentiment, language: item.language });
      await storeItems(tx, workspaceId, { ...batch, items: [one] });
    }
    for (const { id, title, description } of topics) {
      await runRaw(
        tx,
        'insert into topic (workspace_id, id, title, description, created_by) values ($1, $2, $3, $4, $5)',
        [workspaceId, id, title, description, userId],
      );
    }
    for (const { id, name, parentId } of themes) {
      await runRaw(
        tx,
        'insert into theme (workspace_id, id, found_name, given_name, parent_id) values ($1, $2, $3, $3, $4)',
        [workspaceId, id, name, parentId],
      );
    }
    for (const { id, topicIds, themeIds } of items) {
      for (const topic of topicIds)
        await runRaw(
          tx,
          'insert into topic_item (workspace_id, topic_id, item_id, score, is_in) values ($1, $2, $3, 1, true)',
          [workspaceId, topic, id],
        );
      for (const theme of themeIds)
        await runRaw(
          tx,
          'insert into theme_item (workspace_id, item_id, theme_id, strength) values ($1, $2, $3, 1)',
          [workspaceId, id, theme],
        );
    }
    const known = await runRaw<{ id: number; name: string }>(
      tx,
      'select id, name from account where workspace_id = $1',
      [workspaceId],
    );
    return new Map(known.map(({ id, name }) => [name, id]));
  });
  return { workspaceId, userId, items, accountIds };
}

function newItem(item: SeedItem, analysed: NewItem['analysed']): NewItem {
  const account = item.account === null ? null : (accounts[item.account] ?? null);
  return {
    externalId: `seed-${item.id}`,
    contentKey: null,
    asItCame: null,
    title: null,
    text: item.text,
    link: `https://desk.example/${item.id}`,
    saidAt: item.day === null ? null : `${item.day}T11:00:00.000Z`,
    rating: item.rating,
    author:
      item.author === null
        ? null
        : {
            name: item.author,
            email: `${item.author.replace(' ', '-').toLowerCase()}@seed.example`,
            externalId: null,
          },
    account: account && { ...account, externalId: null },
    fields: item.fields,
    analysed,
  };
}
