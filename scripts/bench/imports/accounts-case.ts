import type { AccountMapping, AccountFileRow } from '@earshot/contracts/account-files';
import type { AccountTarget } from '@earshot/contracts/imports/import-targets';
import { guessAccountColumns } from '@earshot/tabular/columns/account-columns';
import { detectFile } from '@earshot/tabular/detect/detect-file';
import { readRows } from '@earshot/tabular/read-rows';
import type { AccountDraft } from '../../../apps/server/src/features/people/account-file/account-rows.ts';
import { accountRows } from '../../../apps/server/src/features/people/account-file/account-rows.ts';
import { guessedAccountMapping } from '../../../apps/server/src/features/people/account-file/guessed-mapping.ts';
import { keysOfNew } from '../../../apps/server/src/features/people/account-file/match-accounts.ts';
import { likeliestSheet } from '../../../apps/server/src/features/people/account-file/read-account-file.ts';
import type { CaseFigures } from './figures.ts';
import type { AccountsTruth, Case, TrueAccount } from './truth.ts';

const targetOf: Readonly<Record<string, AccountTarget>> = {
  id: 'account_id',
  name: 'account_name',
  domain: 'domain',
  plan: 'plan',
  revenue: 'revenue',
  owner: 'owner',
  segment: 'segment',
  region: 'region',
  size: 'size',
  personEmail: 'person_email',
};
/** Any will do: what is measured is that each amount is taken with its own. */
const rates: Record<string, number> = {
  USD: 0.9,
  NOK: 0.085,
  CHF: 1.05,
  GBP: 1.15,
  SEK: 0.09,
  DKK: 0.134,
  PLN: 0.23,
  CAD: 0.66,
  AUD: 0.6,
  JPY: 0.006,
};

export async function accountsFigures({ path }: Case, truth: AccountsTruth): Promise<CaseFigures> {
  const wrong: string[] = [];
  let facts = await likeliestSheet(undefined, (overrides) => detectFile(path, truth.file, overrides)).catch(
    () => null,
  );
  const wantedSheet = truth.sheet ?? truth.list;
  if (!facts || (truth.sheet !== undefined && facts.sheet !== truth.sheet)) {
    wrong.push(`sheet: ${facts?.sheet ?? 'refused'}`);
    facts = await detectFile(path, truth.file, wantedSheet === undefined ? {} : { sheet: wantedSheet });
  }
  const mapping: AccountMapping = { ...guessedAccountMapping(facts), rates };
  const guessed = guessAccountColumns(facts.columns);
  for (const [key, given] of Object.entries(truth.columns)) {
    const name = [given].flat()[0]?.replace(/\[\].*$/, '') ?? null;
    const target = targetOf[key];
    const place = facts.columns.findIndex((column) => column.name === name);
    if (target === undefined || name === null || guessed[place] === target) continue;
    wrong.push(`${name}: ${guessed[place] ?? 'no column'} instead of ${target}`);
    const column = mapping.columns[place];
    if (column && wrong.length <= 2) column.target = target;
  }
  const rows: AccountFileRow[] = [];
  for await (const row of readRows(path, facts))
    if ('cells' in row) rows.push({ line: row.line, cells: row.cells });
  const masking = { version: 0, kinds: new Set<never>(), hidesPeople: false, key: Buffer.alloc(32) };
  const { drafts, faults: unread } = accountRows({ mapping, rows }, masking);
  const judged = truth.expected.map((account) => judge(drafts, account));
  const missed = truth.unreadable.filter(({ value }) => !unread.some(({ detail }) => detail.includes(value)));
  const names = new Set(keysOfNew(drafts));
  const asked = judged.length * 9 + truth.unreadable.length;
  return {
    name: truth.name,
    clicks: wrong.length,
    wrong,
    items: { right: names.size === truth.accounts, got: names.size, wanted: truth.accounts },
    samples: { right: judged.filter((faults) => faults.length === 0).length, all: judged.length },
    fields: { right: asked - judged.flat().length - missed.length, all: asked },
    faults: [...judged.flat(), ...missed.map(({ value }) => `not named as unreadable: ${value}`)],
  };
}

function judge(drafts: readonly AccountDraft[], wanted: TrueAccount): string[] {
  // Of rows about one account the later one holds.
  const draft = drafts.findLast(
    ({ id, name }) => (wanted.id !== null && id === wanted.id) || name === wanted.name,
  );
  if (!draft) return Array.from({ length: 9 }, () => `no account ${wanted.name}`);
  const { revenue } = wanted;
  const rate = revenue === null ? 0 : revenue.currency === 'EUR' ? 1 : (rates[revenue.currency] ?? NaN);
  const eur = revenue === null ? null : revenue.amount * rate * (revenue.period === 'month' ? 12 : 1);
  const fact = (name: string) => draft.facts[name] ?? null;
  const pairs: [string, unknown, unknown][] = [
    ['id', draft.id, wanted.id],
    ['name', draft.name, wanted.name ?? draft.name],
    ['domain', draft.domain, wanted.domain],
    ['plan', draft.plan, wanted.plan],
    ['revenue', draft.revenue && Math.round(draft.revenue.eur), eur === null ? null : Math.round(eur)],
    ['owner', fact('Owner'), wanted.owner],
    ['segment', fact('Segment'), wanted.segment],
    ['region', fact('Region'), wanted.region],
    ['size', fact('Size'), wanted.size],
  ];
  return pairs.flatMap(([key, got, right]) =>
    (got ?? null) === (right ?? null)
      ? []
      : [`${wanted.name} ${key}: ${String(got)} instead of ${String(right)}`],
  );
}
