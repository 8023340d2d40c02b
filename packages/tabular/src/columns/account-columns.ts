import type { AccountTarget } from '@earshot/contracts/imports/import-targets';
import { wordsOf } from './name-words.ts';
import type { ColumnFacts } from '../facts.ts';
import { decimalSignOf, parseMoney } from '../values/money.ts';
import { emailIn, isEmail } from './value-kinds.ts';

type NamedTarget = Exclude<AccountTarget, 'field' | 'ignore'>;

const ACCOUNT_COLUMN_NAMES: Readonly<Record<NamedTarget, string>> = {
  account_id:
    'account id, company id, customer id, organization id, organisation id, org id, external id, record id, crm id, kundennummer, kundennr, kunden nr, kunden id, firmen id, account number, customer number, id client, id cliente, id empresa, id',
  account_name:
    'name, account, account name, company, company name, customer, customer name, organization, organisation, organization name, client, business, firma, firmenname, unternehmen, kunde, kundenname, entreprise, societe, nom, empresa, cliente, nombre, azienda, bedrijf',
  domain:
    'domain, website, company domain, web domain, email domain, url, webseite, homepage, site web, sitio web, dominio, domaine, company domain name',
  plan: 'plan, plan name, subscription, subscription plan, tier, package, product plan, tarif, paket, abo, forfait, abonnement, suscripcion, piano',
  revenue:
    'revenue, annual revenue, yearly revenue, arr, mrr, monthly revenue, recurring revenue, monthly spend, annual spend, spend, contract value, acv, amount, annual contract value, deal amount, umsatz, jahresumsatz, monatsumsatz, chiffre d affaires, ca annuel, ingresos, ingresos anuales, fatturato, omzet, mrr usd, arr usd, mrr eur, arr eur',
  currency: 'currency, currency code, wahrung, devise, moneda, valuta',
  owner:
    'owner, account owner, account manager, csm, customer success manager, sales rep, company owner, betreuer, kundenbetreuer, responsable, propietario, eigenaar',
  segment:
    'segment, customer segment, customer type, segmento, kundensegment, industry, vertical, branche, secteur, sector, settore',
  region: 'region, country, territory, location, land, pays, pais, regione, gebiet, country region',
  size: 'size, company size, employees, number of employees, employee count, headcount, seats, mitarbeiter, mitarbeiterzahl, anzahl mitarbeiter, effectif, empleados, dipendenti',
  person_email:
    'email, e mail, email address, contact email, user email, person email, work email, primary contact email, e mail adresse, courriel, correo electronico',
};

const targetsByName = new Map(
  (Object.entries(ACCOUNT_COLUMN_NAMES) as [NamedTarget, string][]).flatMap(([target, names]) =>
    names.split(', ').map((name) => [name, target] as const),
  ),
);
const ranks = new Map([...targetsByName.keys()].map((name, rank) => [name, rank]));
const MAX_FIELD_CHARS = 200;

/** What each column of a file of accounts probably is; each target but `field` once, to the column whose name says it best. */
export function guessAccountColumns(columns: readonly ColumnFacts[]): AccountTarget[] {
  const taken = new Set<AccountTarget>();
  const chosen = new Map<number, AccountTarget>();
  // Whole names first, so that "Account owner" does not take what "Owner" is.
  for (const nameOf of [wholeName, lastWords]) {
    const named = columns
      .filter(({ name }) => !isOfList(name))
      .map((column) => ({ column, target: nameOf(column.name) }));
    // "company_id" says more than "id": names are listed by how much they say.
    for (const { column, target } of named.sort((a, b) => rankOf(a.column) - rankOf(b.column))) {
      if (target === null || chosen.has(column.index) || taken.has(target) || !fits(target, column)) continue;
      chosen.set(column.index, target);
      taken.add(target);
    }
  }
  const people = columns.find((column) => !chosen.has(column.index) && holdsPeople(column));
  if (people && !taken.has('person_email')) chosen.set(people.index, 'person_email');
  return columns.map(
    (column) => chosen.get(column.index) ?? (isOfList(column.name) ? 'ignore' : leftOver(column)),
  );
}

/** Values of a list’s members, all of them in one cell: who they are of is told by the list itself. */
function isOfList(name: string): boolean {
  return name.includes('[].');
}

function rankOf({ name }: ColumnFacts): number {
  return ranks.get(bare(name)) ?? Number.MAX_SAFE_INTEGER;
}

function wholeName(name: string): NamedTarget | null {
  return targetsByName.get(bare(name)) ?? null;
}

function lastWords(name: string): NamedTarget | null {
  const words = bare(name).split(' ');
  for (let cut = 1; cut < words.length; cut++) {
    const target =
      targetsByName.get(words.slice(cut).join(' ')) ?? targetsByName.get(words.slice(0, -cut).join(' '));
    if (target !== undefined) return target;
  }
  return null;
}

/** Without what stands in brackets, such as a currency. */
function bare(name: string): string {
  return wordsOf(name.replace(/[([][^)\]]*[)\]]?/g, ' '));
}

function fits(target: NamedTarget, { samples, statistics }: ColumnFacts): boolean {
  if (statistics.filled === 0) return false;
  const most = (test: (value: string) => boolean) => samples.filter(test).length * 2 > samples.length;
  if (target === 'revenue') {
    const decimal = decimalSignOf(samples);
    return most((value) => parseMoney(value, decimal) !== 'unreadable');
  }
  if (target === 'person_email')
    return statistics.emails > 0.5 || most((value) => emailsIn(value).length > 0);
  if (target === 'domain') return most((value) => domainOf(value) !== null);
  if (target === 'account_name') return statistics.emails < 0.5 && statistics.numbers < 0.9;
  return statistics.prose < 0.5;
}

/** A list of people within an account, as JSON has it. */
function holdsPeople({ samples }: ColumnFacts): boolean {
  return samples.some((value) => value.startsWith('[{') && emailsIn(value).length > 0);
}

/** The e-mail addresses of a cell: one, several with commas or semicolons, or those of a JSON list of people; lower case. */
export function emailsIn(cell: string): string[] {
  const found = cell.startsWith('[{')
    ? [...cell.matchAll(/"(?:e-?mail|email_?address)"\s?:\s?"([^"]{3,254})"/gi)].map(
        ([, email = '']) => email,
      )
    : cell.split(/[,;]/).map((part) => emailIn(part.trim()) ?? '');
  return found.filter(isEmail).map((email) => email.toLowerCase());
}

function leftOver({ statistics }: ColumnFacts): AccountTarget {
  const { filled, maxChars, prose } = statistics;
  return filled > 0 && maxChars <= MAX_FIELD_CHARS && prose < 0.5 ? 'field' : 'ignore';
}

/** The domain of an address of the web, of an e-mail address or of itself: `https://www.acme.com/x` → `acme.com`. */
export function domainOf(value: string): string | null {
  const host = value
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/^[^/@]*@/, '')
    .replace(/^www\./, '')
    .split(/[/?#:]/, 1)[0];
  return host !== undefined && host.length <= 253 && /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+$/u.test(host)
    ? host
    : null;
}
