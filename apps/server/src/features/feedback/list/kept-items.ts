import type { ItemColumns } from './columns/item-columns.ts';
import type { ItemsById, ListedItem } from './items-by-id.service.ts';

/** Characters of the texts kept in all; the workspaces used longest ago are forgotten first. */
const maxCharacters = 2_000_000;
/** About what an item takes besides its text. */
const charactersOfRest = 500;

interface Kept {
  columns: ItemColumns;
  rewrites: number;
  renamedRev: number;
  items: Map<number, ListedItem>;
  characters: number;
}

/**
 * Items of the pages that are asked for again and again. Every new item makes these anew, nearly always of items that were
 * on them before: only those that were not are read. Whatever changes an item or a name lets go of all.
 */
export class KeptItems {
  readonly #items: ItemsById;
  readonly #workspaces = new Map<string, Kept>();
  #characters = 0;

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
    const missing = ids.filter((id) => !kept.items.has(id));
    const read = new Map<number, ListedItem>();
    for (const item of await this.#items.read(workspaceId, missing, renamedRev)) {
      read.set(item.review_id, item);
      this.#keep(workspaceId, kept, item);
    }
    return ids.flatMap((id) => read.get(id) ?? kept.items.get(id) ?? []);
  }

  #of(workspaceId: string, columns: ItemColumns, renamedRev: number): Kept {
    const known = this.#workspaces.get(workspaceId);
    const { rewrites } = columns;
    const holds = known?.columns === columns && known.rewrites === rewrites && known.renamedRev >= renamedRev;
    const kept =
      known && holds
        ? known
        : { columns, rewrites, renamedRev, items: new Map<number, ListedItem>(), characters: 0 };
    if (known && known !== kept) this.#characters -= known.characters;
    // Moved to the end, as the one used last.
    this.#workspaces.delete(workspaceId);
    this.#workspaces.set(workspaceId, kept);
    return kept;
  }

  #keep(workspaceId: string, kept: Kept, item: ListedItem): void {
    // It was read for columns that have changed since.
    if (this.#workspaces.get(workspaceId) !== kept || kept.items.has(item.review_id)) return;
    const characters = item.text.length + charactersOfRest;
    kept.items.set(item.review_id, item);
    kept.characters += characters;
    this.#characters += characters;
    for (const [oldest, one] of this.#workspaces) {
      if (this.#characters <= maxCharacters) return;
      this.#workspaces.delete(oldest);
      this.#characters -= one.characters;
    }
  }
}
