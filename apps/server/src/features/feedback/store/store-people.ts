import type { Tx } from '../../../platform/database/open.ts';
import type { NewItem } from './new-item.service.ts';
import { accountIdentity, authorIdentity } from './people-identity.service.ts';
import type { CompanyRow, PersonRow, WorkspaceCounters } from './store-items.sql.ts';
import * as sql from './store-items.sql.ts';

/** The people of one batch: who is known, who is new, and of whom more is known now than before. */
export interface People {
  /** Somebody known gets another name. */
  renames: boolean;
  /** A known account gets another plan or revenue. */
  reprices: boolean;
  idsOf(item: NewItem): { authorId: number | null; accountId: number | null; accountGiven: boolean };
  /** Writes what is new; to be called before the items that refer to it. */
  save(tx: Tx, workspaceId: string): Promise<unknown>;
}

/**
 * Gives every author and account of the items its id, counting on in `counters`. What an item leaves out is kept as it was;
 * what it says anew replaces what was known.
 */
export function planPeople(
  items: readonly NewItem[],
  sourceId: number,
  known: { authors: PersonRow[]; accounts: CompanyRow[] },
  counters: WorkspaceCounters,
): People {
  const authors = new Register<PersonRow>(known.authors, () => ++counters.lastAuthorId);
  const accounts = new Register<CompanyRow>(known.accounts, () => ++counters.lastAccountId);
  for (const { author, account } of items) {
    const authorKey = authorIdentity(author, sourceId);
    if (author && authorKey !== null) {
      authors.put(authorKey, {
        name: author.name,
        email: author.email,
        externalId: author.externalId,
        givenAccountId: null,
      });
    }
    const accountKey = accountIdentity(account);
    if (account && accountKey !== null) {
      // Under an alias the account keeps the name that it has.
      const known = accounts.known(accountKey);
      const isAlias = known !== undefined && known.ownIdentity !== accountKey;
      accounts.put(accountKey, {
        ownIdentity: known?.ownIdentity ?? accountKey,
        name: isAlias ? known.name : account.name,
        externalId: isAlias ? known.externalId : account.externalId,
        plan: account.plan ?? null,
        yearlyRevenueEur: account.yearlyRevenueEur ?? null,
      });
    }
  }
  return {
    renames: authors.changes('name') || accounts.changes('name'),
    reprices: accounts.changes('plan') || accounts.changes('yearlyRevenueEur'),
    idsOf: (item) => {
      const author = authors.known(authorIdentity(item.author, sourceId));
      const accountId = accounts.known(accountIdentity(item.account))?.id ?? null;
      const given = accountId === null ? (author?.givenAccountId ?? null) : null;
      return { authorId: author?.id ?? null, accountId: accountId ?? given, accountGiven: given !== null };
    },
    save: (tx, workspaceId) =>
      Promise.all([
        sql.upsertAuthors(tx, workspaceId, authors.changed()),
        sql.upsertAccounts(tx, workspaceId, accounts.changed()),
      ]),
  };
}

/** The identities that the items name, each once. */
export function identitiesOf(
  items: readonly NewItem[],
  sourceId: number,
): { authors: string[]; accounts: string[] } {
  const authors = new Set<string>();
  const accounts = new Set<string>();
  for (const item of items) {
    const author = authorIdentity(item.author, sourceId);
    if (author !== null) authors.add(author);
    const account = accountIdentity(item.account);
    if (account !== null) accounts.add(account);
  }
  return { authors: [...authors], accounts: [...accounts] };
}

class Register<Row extends { id: number; identity: string; name: string | null }> {
  readonly #rows = new Map<string, Row>();
  readonly #changed = new Set<string>();
  readonly #changedFields = new Set<string>();
  readonly #nextId: () => number;

  constructor(known: Row[], nextId: () => number) {
    for (const row of known) this.#rows.set(row.identity, row);
    this.#nextId = nextId;
  }

  put(identity: string, said: Omit<Row, 'id' | 'identity'>): void {
    const known = this.#rows.get(identity);
    if (!known) {
      this.#rows.set(identity, { id: this.#nextId(), identity, ...said } as Row);
      this.#changed.add(identity);
      return;
    }
    const news = Object.entries(said).filter(
      ([key, value]) => value !== null && known[key as keyof Row] !== value,
    );
    if (news.length === 0) return;
    for (const [key] of news) this.#changedFields.add(key);
    this.#rows.set(identity, { ...known, ...Object.fromEntries(news) });
    this.#changed.add(identity);
  }

  known(identity: string | null): Row | undefined {
    return identity === null ? undefined : this.#rows.get(identity);
  }

  /** Whether this is said anew of a row that was known before. */
  changes(field: keyof Row & string): boolean {
    return this.#changedFields.has(field);
  }

  changed(): Row[] {
    const rows = [...this.#changed].flatMap((identity) => this.#rows.get(identity) ?? []);
    // Named twice, by its own identity and by an alias, a row is written once.
    return [...new Map(rows.map((row) => [row.id, row])).values()];
  }
}
