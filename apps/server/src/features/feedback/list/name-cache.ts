import { RevisionCache } from '../../../platform/revision-cache.ts';
import type { NamesOfItem } from './item-in-list.ts';
import type { ItemInList, Name, NamedIds } from './list.sql.ts';

/** Names kept in all; the workspaces used longest ago are forgotten first. */
const maxNames = 100_000;

/** By kind and id: one key of both would be put together for each look. */
type Names = Record<Name['of'], Map<number, string | null>>;

/**
 * Names of sources, authors and accounts, kept until one that is known gets another: joining them to each page would cost
 * more than the page itself.
 */
export class NameCache {
  /** By workspace. */
  readonly #names = new RevisionCache<Names>({ maxWeight: maxNames, weigh: sizeOf });

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
    const names = this.#names.at(workspaceId, renamedRev, noNames);
    const { source, author, account } = names;
    const missing = { source: new Set<number>(), author: new Set<number>(), account: new Set<number>() };
    for (const { sourceId, authorId, accountId } of items) {
      if (!source.has(sourceId)) missing.source.add(sourceId);
      if (authorId !== null && !author.has(authorId)) missing.author.add(authorId);
      if (accountId !== null && !account.has(accountId)) missing.account.add(accountId);
    }
    if (missing.source.size + missing.author.size + missing.account.size > 0) {
      const ids = { source: [...missing.source], author: [...missing.author], account: [...missing.account] };
      for (const { of, id, name } of await read(ids)) names[of].set(id, name);
      this.#names.reweigh(workspaceId, names);
    }
    return ({ sourceId, authorId, accountId }) => ({
      sourceName: source.get(sourceId) ?? '',
      authorName: authorId === null ? null : (author.get(authorId) ?? null),
      accountName: accountId === null ? null : (account.get(accountId) ?? null),
    });
  }
}

function noNames(): Names {
  return { source: new Map(), author: new Map(), account: new Map() };
}

function sizeOf({ source, author, account }: Names): number {
  return source.size + author.size + account.size;
}
