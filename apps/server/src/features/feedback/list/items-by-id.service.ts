import type { FeedbackItem } from '@earshot/contracts/feedback';
import type { z } from 'zod';
import type { Database } from '../../../platform/database/open.ts';
import { readAtOnce } from '../../../platform/database/workspace-transaction.ts';
import { Rounds } from '../../../platform/rounds.ts';
import { itemInList } from './item-in-list.ts';
import type { ItemInList } from './list.sql.ts';
import { listItemsById, readNames } from './list.sql.ts';
import type { NameCache } from './name-cache.ts';

export type ListedItem = z.input<typeof FeedbackItem>;

interface Ask {
  ids: readonly number[];
  renamedRev: number;
}

/** Pages read together at most. */
const maxPages = 16;

/** Reads the items of pages, those of pages asked for at one time together. */
export class ItemsById {
  readonly #rounds: Rounds<Ask, ListedItem[]>;

  constructor(database: Database, names: NameCache) {
    this.#rounds = new Rounds(maxPages, async (workspaceId, asks) => {
      const ids = new Set(asks.flatMap((ask) => ask.ids));
      const rows = await readAtOnce(database, workspaceId, (tx) => listItemsById(tx, workspaceId, [...ids]));
      const namesOf = await names.namesOf(
        (missing) => readAtOnce(database, workspaceId, (tx) => readNames(tx, workspaceId, missing)),
        workspaceId,
        Math.max(...asks.map((ask) => ask.renamedRev)),
        rows,
      );
      const rowOf = new Map(rows.map((row) => [row.id, row]));
      return (ask: Ask) => ask.ids.flatMap((id) => listed(rowOf.get(id), namesOf));
    });
  }

  /**
   * In the order of the ids; an item that was deleted meanwhile is left out.
   *
   * @param renamedRev the revision since which names hold
   */
  async read(workspaceId: string, ids: readonly number[], renamedRev: number): Promise<ListedItem[]> {
    return ids.length === 0 ? [] : this.#rounds.ask(workspaceId, { ids, renamedRev });
  }
}

function listed(
  row: ItemInList | undefined,
  namesOf: (row: ItemInList) => Parameters<typeof itemInList>[1],
): ListedItem[] {
  return row ? [itemInList(row, namesOf(row), null)] : [];
}
