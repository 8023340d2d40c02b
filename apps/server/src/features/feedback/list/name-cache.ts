import type { Db } from '../../../platform/database/open.ts';
import type { NamesOfItem } from './item-in-list.ts';
import type { ItemInList, Name } from './list.sql.ts';
import { readNames } from './list.sql.ts';

/** Names kept in all; the workspaces used longest ago are forgotten first. */
const maxNames = 100_000;

interface Kept {
  renamedRev: number;
  names: Map<string, string | null>;
}

/**
 * Names of sources, authors and accounts, kept until one that is known gets another: joining them to each page would cost
 * more than the page itself.
 */
export class NameCache {
  readonly #workspaces = new Map<string, Kept>();
  #size = 0;

  /** Names for each of the items; `renamedRev` says since when names hold. */
  async namesOf(
    db: Db,
    workspaceId: string,
    renamedRev: number,
    items: readonly ItemInList[],
  ): Promise<(item: ItemInList) => NamesOfItem> {
    const names = this.#of(workspaceId, renamedRev);
    const missing: Record<Name['of'], Set<number>> = {
      source: new Set(),
      author: new Set(),
      account: new Set(),
    };
    for (const { sourceId, authorId, accountId } of items) {
      if (!names.has(`source ${sourceId}`)) missing.source.add(sourceId);
      if (authorId !== null && !names.has(`author ${authorId}`)) missing.author.add(authorId);
      if (accountId !== null && !names.has(`account ${accountId}`)) missing.account.add(accountId);
    }
    if (missing.source.size + missing.author.size + missing.account.size > 0) {
      const ids = { source: [...missing.source], author: [...missing.author], account: [...missing.account] };
      for (const { of, id, name } of await readNames(db, workspaceId, ids))
        this.#keep(names, `${of} ${id}`, name);
      this.#letGo(workspaceId);
    }
    return ({ sourceId, authorId, accountId }) => ({
      sourceName: names.get(`source ${sourceId}`) ?? '',
      authorName: names.get(`author ${authorId}`) ?? null,
      accountName: names.get(`account ${accountId}`) ?? null,
    });
  }

  #of(workspaceId: string, renamedRev: number): Kept['names'] {
    const known = this.#workspaces.get(workspaceId);
    this.#workspaces.delete(workspaceId);
    // A request that began before a rename may come later than one that saw it: what is newer stays.
    const kept =
      known && known.renamedRev >= renamedRev
        ? known
        : { renamedRev, names: new Map<string, string | null>() };
    if (known && known !== kept) this.#size -= known.names.size;
    this.#workspaces.set(workspaceId, kept);
    return kept.names;
  }

  #keep(names: Kept['names'], key: string, name: string | null): void {
    const before = names.size;
    names.set(key, name);
    this.#size += names.size - before;
  }

  #letGo(inUse: string): void {
    for (const [workspaceId, { names }] of this.#workspaces) {
      if (this.#size <= maxNames) return;
      if (workspaceId === inUse && names.size <= maxNames) continue;
      this.#workspaces.delete(workspaceId);
      this.#size -= names.size;
    }
  }
}
