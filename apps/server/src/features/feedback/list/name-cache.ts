import type { NamesOfItem } from './item-in-list.ts';
import type { ItemInList, Name, NamedIds } from './list.sql.ts';

/** Names kept in all; the workspaces used longest ago are forgotten first. */
const maxNames = 100_000;

/** By kind and id: one key of both would be put together for each look. */
type Names = Record<Name['of'], Map<number, string | null>>;

interface Kept {
  renamedRev: number;
  names: Names;
}

/**
 * Names of sources, authors and accounts, kept until one that is known gets another: joining them to each page would cost
 * more than the page itself.
 */
export class NameCache {
  readonly #workspaces = new Map<string, Kept>();
  #size = 0;

  /**
   * Names for each of the items.
   *
   * @param read asks for names that are not kept
   * @param renamedRev since when names hold
   */
  async namesOf(
    read: (missing: NamedIds) => Promise<Name[]>,
    workspaceId: string,
    renamedRev: number,
    items: readonly ItemInList[],
  ): Promise<(item: ItemInList) => NamesOfItem> {
    const { source, author, account } = this.#of(workspaceId, renamedRev);
    const missing = { source: new Set<number>(), author: new Set<number>(), account: new Set<number>() };
    for (const { sourceId, authorId, accountId } of items) {
      if (!source.has(sourceId)) missing.source.add(sourceId);
      if (authorId !== null && !author.has(authorId)) missing.author.add(authorId);
      if (accountId !== null && !account.has(accountId)) missing.account.add(accountId);
    }
    if (missing.source.size + missing.author.size + missing.account.size > 0) {
      const ids = { source: [...missing.source], author: [...missing.author], account: [...missing.account] };
      const names = { source, author, account };
      for (const { of, id, name } of await read(ids)) this.#keep(names[of], id, name);
      this.#letGo(workspaceId);
    }
    return ({ sourceId, authorId, accountId }) => ({
      sourceName: source.get(sourceId) ?? '',
      authorName: authorId === null ? null : (author.get(authorId) ?? null),
      accountName: accountId === null ? null : (account.get(accountId) ?? null),
    });
  }

  #of(workspaceId: string, renamedRev: number): Names {
    const known = this.#workspaces.get(workspaceId);
    this.#workspaces.delete(workspaceId);
    // A request that began before a rename may come later than one that saw it: what is newer stays.
    const kept =
      known && known.renamedRev >= renamedRev
        ? known
        : { renamedRev, names: { source: new Map(), author: new Map(), account: new Map() } };
    if (known && known !== kept) this.#size -= sizeOf(known.names);
    this.#workspaces.set(workspaceId, kept);
    return kept.names;
  }

  #keep(names: Map<number, string | null>, id: number, name: string | null): void {
    const before = names.size;
    names.set(id, name);
    this.#size += names.size - before;
  }

  #letGo(inUse: string): void {
    for (const [workspaceId, { names }] of this.#workspaces) {
      if (this.#size <= maxNames) return;
      if (workspaceId === inUse && sizeOf(names) <= maxNames) continue;
      this.#workspaces.delete(workspaceId);
      this.#size -= sizeOf(names);
    }
  }
}

function sizeOf({ source, author, account }: Names): number {
  return source.size + author.size + account.size;
}
