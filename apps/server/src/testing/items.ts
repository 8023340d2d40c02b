import type { NewItem } from '../features/feedback/store/new-item.service.ts';
import { storeItems } from '../features/feedback/store/store-items.service.ts';
import { readMasking } from '../features/personal-data/masking.service.ts';
import type { Database } from '../platform/database/open.ts';
import { inWorkspace } from '../platform/database/workspace-transaction.ts';

let items = 0;

/** An item ready to be stored, unlike any other one; `what` says what matters to the test. */
export function anItem(what: Partial<NewItem> & { language?: string } = {}): NewItem {
  items += 1;
  const { language = 'en', ...given } = what;
  return {
    externalId: `item-${items}`,
    contentKey: null,
    title: null,
    text: `Item number ${items}`,
    asItCame: null,
    link: null,
    saidAt: '2026-03-04T05:06:07.000Z',
    rating: null,
    author: null,
    account: null,
    fields: {},
    analysed: {
      language,
      sentiment: 'neutral',
      sentimentScore: 0,
      sentimentBy: 'lexicon',
      featuresVersion: 0,
      features: new Uint8Array(),
    },
    ...given,
  };
}

/** A workspace with sources `1` to `sources`, and a way to store items in it. */
export async function workspaceWithItems(
  database: Database,
  workspaceId: string,
  sources: number,
): Promise<{ store: (sourceId: number, ...items: NewItem[]) => ReturnType<typeof storeItems> }> {
  await inWorkspace(database, workspaceId, async (tx) => {
    await tx
      .insertInto('workspace')
      .values({ id: workspaceId, name: 'Acme', lastSourceId: sources })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ lastSourceId: sources }))
      .execute();
    for (let id = 1; id <= sources; id += 1) {
      await tx
        .insertInto('source')
        .values({ workspaceId, id, name: `Source ${id}`, kind: 'api' })
        .execute();
    }
  });
  return {
    store: (sourceId, ...batch) =>
      inWorkspace(database, workspaceId, async (tx) => {
        const masking = await readMasking(tx, workspaceId);
        return storeItems(tx, workspaceId, {
          ...{ sourceId, importId: null, isSample: false, masking },
          items: batch,
        });
      }),
  };
}
