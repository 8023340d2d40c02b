import { RevisionCache } from '../../../platform/revision-cache.ts';
import type { ItemColumns } from './columns/item-columns.ts';
import type { ItemsById, ListedItem } from './items-by-id.service.ts';

/** Characters of the texts kept in all; the workspaces used longest ago are forgotten first. */
const maxCharacters = 2_000_000;
/** About what an item takes besides its text. */
const charactersOfRest = 500;

interface Items {
  columns: ItemColumns;
  rewrites: number;
  byId: Map<number, ListedItem>;
  characters: number;
}

/**
 * Items of the pages that are asked for again and again. Every new item makes these anew, nearly always of items that were
 * on them before: only those that were not are read. Whatever changes an item or a name lets go of all.
 */
export class KeptItems {
  readonly #items: ItemsById;
  /** By workspace, with the revision since which names hold. */
  readonly #kept = new RevisionCache<Items>({
    maxWeight: maxCharacters,
    weigh: ({ characters }) => characters,
  });

  constructor(items: ItemsById) {
    this.#items = items;
  }

  /**
   * In the order of the ids; an item that was deleted meanwhile is left out.
   *
   * @param columns tell which changes the items have to hold
   * @param renamedRev the revision since which names hold
   */
  async read(
    workspaceId: string,
    columns: ItemColumns,
    ids: readonly number[],
    renamedRev: number,
  ): Promise<ListedItem[]> {
    const kept = this.#of(workspaceId, columns, renamedRev);
    const missing = ids.filter((id) => !kept.byId.has(id));
    const read = new Map<number, ListedItem>();
    for (const item of await this.#items.read(workspaceId, missing, renamedRev)) {
      read.set(item.review_id, item);
      if (kept.byId.has(item.review_id)) continue;
      kept.byId.set(item.review_id, item);
      kept.characters += item.text.length + charactersOfRest;
    }
    if (read.size > 0) this.#kept.reweigh(workspaceId, kept);
    return ids.flatMap((id) => read.get(id) ?? kept.byId.get(id) ?? []);
  }

  #of(workspaceId: string, columns: ItemColumns, renamedRev: number): Items {
    const { rewrites } = columns;
    const known = this.#kept.get(workspaceId);
    const holds =
      known?.value.columns === columns && known.value.rewrites === rewrites && known.revision >= renamedRev;
    return known && holds
      ? known.value
      : this.#kept.keep(workspaceId, renamedRev, { columns, rewrites, byId: new Map(), characters: 0 });
  }
}
