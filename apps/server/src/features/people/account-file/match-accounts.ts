import type { AccountFileCounts, AccountMatch, matchedBy } from '@earshot/contracts/account-files';
import { accountFileLimits } from '@earshot/contracts/account-files';
import type { Db } from '../../../platform/database/open.ts';
import type { AccountDraft, AccountRows } from './account-rows.ts';
import type { KnownAccount } from './account-state.ts';
import * as sql from './account-file.sql.ts';
import { isPublicMail } from '@earshot/tabular/values/public-mail';

export interface Matched {
  draft: AccountDraft;
  /** The same for all rows about one account. */
  key: string;
  by: (typeof matchedBy)[number];
  /** Null for an account that is not here yet. */
  account: KnownAccount | null;
}

export interface Matches {
  matched: Matched[];
  /** Ids of the authors that an address of the file is of. */
  authors: ReadonlyMap<string, number>;
  counts: AccountFileCounts;
}

const legalForm =
  /(?<![\s,])[\s,]+(?:inc|llc|ltd|limited|gmbh|mbh|ag|kg|ug|se|sa|sas|sarl|bv|nv|co|corp|corporation|company|oy|ab|as|srl|spa|plc|pty)\.?$/;

/** Finds the account of each row: by its id, else its domain, else its name, each where it is of one account alone. */
export async function matchAccounts(db: Db, workspaceId: string, rows: AccountRows): Promise<Matches> {
  const domains = [...new Set(rows.drafts.flatMap(({ domain }) => domain ?? []))].filter(
    (one) => !isPublicMail(one),
  );
  const emails = [...new Set(rows.drafts.flatMap(({ people }) => people))];
  const [accounts, byPeople, authors] = await Promise.all([
    sql.allAccounts(db, workspaceId),
    sql.accountsOfDomains(db, workspaceId, domains),
    sql.authorsOfEmails(db, workspaceId, emails),
  ]);
  const ofId = onlyOnes(accounts, ({ externalId }) => externalId);
  const ofDomain = onlyOnes(accounts, ({ domain }) => domain);
  const known = new Map(accounts.map((account) => [account.id, account]));
  for (const { domain, accountId } of byPeople) {
    const account = known.get(accountId);
    if (account && !ofDomain.has(domain)) ofDomain.set(domain, account);
  }
  const ofName = onlyOnes(accounts, ({ name }) => folded(name));
  const ofShortName = onlyOnes(accounts, ({ name }) => shortName(name));
  const keys = keysOfNew(rows.drafts);
  const matched = rows.drafts.map((draft, place): Matched => {
    const found = accountOf(draft);
    const key = found.account ? `known ${found.account.id}` : (keys[place] ?? '');
    return { draft, key, ...found };
  });
  return { matched, authors, counts: countsOf(matched, rows, { emails, authors, accounts }) };

  function accountOf({ id, domain, name }: AccountDraft): Pick<Matched, 'by' | 'account'> {
    const byId = id === null ? undefined : ofId.get(id);
    if (byId) return { by: 'id', account: byId };
    const byDomain = domain === null ? undefined : ofDomain.get(domain);
    if (byDomain) return { by: 'domain', account: byDomain };
    const byName = ofName.get(folded(name)) ?? ofShortName.get(shortName(name));
    if (byName) return { by: 'name', account: byName };
    return { by: 'none', account: null };
  }
}

/** For each row what rows about the same company share: an id, else a domain, else a name; a row with another id is another. */
export function keysOfNew(drafts: readonly AccountDraft[]): string[] {
  const keys = new Map<string, { key: string; id: string | null }>();
  return drafts.map(({ id, domain, name }) => {
    const names = [
      id !== null && `id ${id}`,
      domain !== null && `domain ${domain}`,
      `name ${shortName(name)}`,
    ];
    const said = names.filter((each) => each !== false);
    const known = said
      .map((each) => keys.get(each))
      .find((each) => each !== undefined && (each.id === null || id === null || each.id === id));
    const entry = known ?? { key: said[0] ?? '', id };
    entry.id ??= id;
    for (const each of said) if (!keys.has(each)) keys.set(each, entry);
    return entry.key;
  });
}

export function matchView({ matched, counts }: Matches, rows: AccountRows): AccountMatch {
  const { shownRows, shownFaults } = accountFileLimits;
  return {
    counts,
    rows: matched.slice(0, shownRows).map(({ draft, by, account }) => ({
      line: draft.line,
      name: draft.name,
      matched_by: by,
      account: account?.name ?? null,
      plan: draft.plan,
      yearly_revenue_eur: draft.revenue?.eur ?? null,
      people: draft.people.length,
    })),
    faults: rows.faults.slice(0, shownFaults),
    fault_count: rows.faults.length,
    currencies_without_rate: rows.currenciesWithoutRate,
  };
}

export function folded(text: string): string {
  return text.trim().replace(/\s+/g, ' ').toLowerCase();
}

function shortName(name: string): string {
  return folded(name).slice(0, 200).replace(legalForm, '');
}

function onlyOnes(
  accounts: readonly KnownAccount[],
  keyOfAccount: (account: KnownAccount) => string | null,
): Map<string, KnownAccount> {
  const found = new Map<string, KnownAccount | null>();
  for (const account of accounts) {
    const key = keyOfAccount(account);
    if (key !== null && key !== '') found.set(key, found.has(key) ? null : account);
  }
  return new Map([...found].flatMap(([key, account]) => (account ? [[key, account] as const] : [])));
}

function countsOf(
  matched: readonly Matched[],
  { drafts, nameless }: AccountRows,
  {
    emails,
    authors,
    accounts,
  }: { emails: string[]; authors: ReadonlyMap<string, number>; accounts: KnownAccount[] },
): AccountFileCounts {
  const accountsBy = (by: Matched['by']) =>
    new Set(matched.filter((one) => one.by === by).map(({ key }) => key)).size;
  const inFile = new Set(matched.flatMap(({ account }) => account?.id ?? []));
  return {
    rows: drafts.length + nameless,
    by_id: accountsBy('id'),
    by_domain: accountsBy('domain'),
    by_name: accountsBy('name'),
    unknown: accountsBy('none'),
    nameless,
    people: emails.filter((email) => authors.has(email)).length,
    unknown_people: emails.filter((email) => !authors.has(email)).length,
    not_in_file: accounts.filter(({ id }) => !inFile.has(id)).length,
  };
}
