import { sourceNamed } from '../features/sources/sources.service.ts';
import { storeItems } from '../features/feedback/store/store-items.service.ts';
import type { NewItem } from '../features/feedback/store/new-item.service.ts';
import { maskItem } from '../features/feedback/masking/mask-item.service.ts';
import { readMasking } from '../features/personal-data/masking.service.ts';
import type { JobDeps } from '../features/job-deps.ts';
import { inWorkspace } from '../platform/database/workspace-transaction.ts';
import type { Person } from './people.ts';

type Said = Partial<Pick<NewItem, 'title' | 'externalId' | 'author' | 'rating'>> & { text: string };

/** Stores items as they were stored before texts were cleaned. @returns their ids */
export async function addUncleaned(
  { database, analyse }: Pick<JobDeps, 'database' | 'analyse'>,
  { workspaceId }: Pick<Person, 'workspaceId'>,
  items: readonly Said[],
): Promise<number[]> {
  return inWorkspace(database, workspaceId, async (tx) => {
    const masking = await readMasking(tx, workspaceId);
    const createdAt = new Date().toISOString();
    const sourceId = await sourceNamed(tx, workspaceId, { name: 'Old desk', kind: 'api', createdAt });
    const given = items.map((item) => ({
      ...{ externalId: null, contentKey: null, title: null, asItCame: null, link: null },
      ...{ saidAt: null, rating: null, author: null, account: null, fields: {} },
      ...item,
    }));
    const masked = given.map((item) => maskItem(masking, item));
    const analysed = analyse(
      masked.map(({ title, text, rating }) => ({ title, text, rating, language: null })),
    );
    const ready = masked.flatMap((item, at) => {
      const found = analysed[at];
      return found ? [{ ...item, analysed: found }] : [];
    });
    const stored = await storeItems(tx, workspaceId, {
      ...{ sourceId, importId: null, isSample: false, masking },
      items: ready,
    });
    return stored.map(({ id }) => id);
  });
}
