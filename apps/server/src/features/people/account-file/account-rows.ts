import type { AccountFault, MappedRows } from '@earshot/contracts/account-files';
import type { AccountTarget } from '@earshot/contracts/imports/import-targets';
import { ingestLimits } from '@earshot/contracts/ingest-limits';
import { domainOf, emailsIn } from '@earshot/tabular/columns/account-columns';
import type { DecimalSign } from '@earshot/tabular/values/money';
import { decimalSignOf, parseMoney } from '@earshot/tabular/values/money';
import { isTotal } from '@earshot/tabular/detect/total-rows';
import type { Masking } from '../../personal-data/masking.service.ts';
import { maskId, maskName, maskNamed, maskText } from '../../personal-data/masking.service.ts';
import { isPublicMail } from '@earshot/tabular/values/public-mail';

/** What one row says of an account, masked; null where it says nothing. */
export interface AccountDraft {
  line: number;
  id: string | null;
  name: string;
  domain: string | null;
  plan: string | null;
  /** In euros a year, and as the file wrote it. */
  revenue: { eur: number; as: string } | null;
  facts: Record<string, string>;
  /** E-mail addresses, to find people by; they are not stored. */
  people: string[];
}

export interface AccountRows {
  drafts: AccountDraft[];
  faults: AccountFault[];
  nameless: number;
  currenciesWithoutRate: string[];
}

const facts: ReadonlySet<AccountTarget> = new Set(['owner', 'segment', 'region', 'size', 'field']);
const factNames: Partial<Record<AccountTarget, string>> = {
  owner: 'Owner',
  segment: 'Segment',
  region: 'Region',
  size: 'Size',
};

/** Reads mapped rows; a value that cannot be read is left out and named by its row and column. */
export function accountRows({ mapping, rows }: MappedRows, masking: Masking): AccountRows {
  const { columns } = mapping;
  const revenueAt = columns.findIndex(({ target }) => target === 'revenue');
  const decimal = decimalSignOf(rows.map(({ cells }) => cells[revenueAt] ?? ''));
  const faults: AccountFault[] = [];
  const without = new Set<string>();
  const drafts: AccountDraft[] = [];
  let nameless = 0;
  for (const row of rows) {
    const draft = draftOf(row, { mapping, masking, decimal, faults, without });
    if (draft === null) nameless += 1;
    else drafts.push(draft);
  }
  return { drafts, faults, nameless, currenciesWithoutRate: [...without].sort() };
}

interface Reading {
  mapping: MappedRows['mapping'];
  masking: Masking;
  decimal: DecimalSign;
  faults: AccountFault[];
  without: Set<string>;
}

function draftOf({ line, cells }: MappedRows['rows'][number], reading: Reading): AccountDraft | null {
  const { mapping, masking, faults } = reading;
  const fault = (column: string, detail: string) => void faults.push({ line, column, detail });
  const values = mapping.columns.flatMap(({ name, target }, at) => {
    const value = (cells[at] ?? '').trim();
    return value === '' || target === 'ignore' ? [] : [{ name, target, value }];
  });
  const first = (target: AccountTarget) => values.find((value) => value.target === target);
  const people = masking.hidesPeople ? [] : values.filter(({ target }) => target === 'person_email');
  const emails = people.flatMap(({ name, value }) => {
    const found = emailsIn(value);
    if (found.length > 0 || value.startsWith('[')) return found;
    fault(name, `“${short(value)}” is not an email address.`);
    return [];
  });
  const domain = domainIn(first('domain'), fault) ?? companyDomain(emails);
  const id = first('account_id')?.value ?? null;
  const name = first('account_name')?.value ?? domain ?? id;
  // Under a table stands its sum, which is no account.
  if (name === null || (domain === null && id === null && isTotal(name))) return null;
  return {
    line,
    id: id === null ? null : maskId(masking, id.slice(0, ingestLimits.externalIdMaxChars)),
    name: maskName(masking, name.slice(0, ingestLimits.nameMaxChars)),
    domain: domain === null ? null : maskText(masking, domain),
    plan: planIn(first('plan')?.value, masking),
    revenue: revenueIn(first('revenue'), first('currency')?.value, reading, fault),
    facts: Object.fromEntries(
      values
        .filter(({ target }) => facts.has(target))
        .map((value) => [
          maskText(masking, factNames[value.target] ?? value.name),
          maskNamed(masking, value.name, value.value),
        ]),
    ),
    people: emails,
  };
}

function planIn(plan: string | undefined, masking: Masking): string | null {
  return plan === undefined ? null : maskText(masking, plan.slice(0, ingestLimits.nameMaxChars));
}

type Value = { name: string; value: string } | undefined;
type Fault = (column: string, detail: string) => void;

function domainIn(given: Value, fault: Fault): string | null {
  if (given === undefined) return null;
  const domain = domainOf(given.value);
  if (domain === null) fault(given.name, `“${short(given.value)}” is not a domain.`);
  return domain;
}

function companyDomain(emails: readonly string[]): string | null {
  const domain = domainOf(emails[0] ?? '');
  return domain === null || isPublicMail(domain) ? null : domain;
}

function revenueIn(
  given: Value,
  currencyCell: string | undefined,
  { mapping, decimal, without }: Reading,
  fault: Fault,
): AccountDraft['revenue'] {
  if (given === undefined) return null;
  const money = parseMoney(given.value, decimal);
  if (money === null) return null;
  if (money === 'unreadable') {
    fault(given.name, `“${short(given.value)}” is not an amount of money.`);
    return null;
  }
  const currency = money.currency ?? currencyIn(currencyCell) ?? mapping.currency;
  const rate = currency === 'EUR' ? 1 : mapping.rates[currency];
  if (rate === undefined) {
    without.add(currency);
    fault(given.name, `Enter how many euros 1 ${currency} is worth to import “${short(given.value)}”.`);
    return null;
  }
  const eur =
    Math.round(money.amount * rate * ((money.period ?? mapping.period) === 'month' ? 12 : 1) * 100) / 100;
  if (eur <= ingestLimits.yearlyRevenueMaxEur)
    return { eur, as: asWritten(given.value, money, currency, mapping) };
  fault(given.name, `“${short(given.value)}” is more than any company’s revenue.`);
  return null;
}

/** "18k" with what the mapping adds to it: "18k USD a month". */
function asWritten(
  value: string,
  money: { currency: string | null; period: string | null },
  currency: string,
  { period }: MappedRows['mapping'],
): string {
  const says = [money.currency === null && currency, money.period === null && `a ${period}`].filter(Boolean);
  return [short(value), ...says].join(' ');
}

function currencyIn(cell: string | undefined): string | null {
  const money = cell === undefined ? null : parseMoney(`1 ${cell}`, null);
  return money === null || money === 'unreadable' ? null : money.currency;
}

function short(value: string): string {
  return value.length > 60 ? `${value.slice(0, 60).toWellFormed()}…` : value;
}
