import { Buffer } from 'node:buffer';
import { csvText, utf8WithMark } from '../tools/csv.ts';
import { xlsx } from '../tools/xlsx.ts';
import type { Cell } from '../tools/xlsx.ts';

/** What an import of accounts should know of one account after it. */
export interface ExpectedAccount {
  id?: string;
  name: string;
  domain?: string;
  plan?: string;
  /** Left out where the file does not know it. */
  revenueAYear?: number;
  currency?: string;
  owner?: string;
  segment?: string;
  region?: string;
  people?: string[];
}

export interface ExpectedAccounts {
  file: string;
  format: 'csv' | 'xlsx' | 'json';
  sheet?: string;
  headerRow?: number;
  columns: Readonly<Record<string, string>>;
  accounts: ExpectedAccount[];
  traps: string[];
}

export interface AccountsFile {
  bytes: Buffer;
  expected: ExpectedAccounts;
}

const NAMES = [
  'Oakham Toys',
  'Café Mirabel',
  'Blaue Stunde',
  'Panes y Cía',
  'Quayside Books',
  'Fahrrad Fink',
  'Le Petit Zinc',
  'Moss & Daughters',
  'Harbour Yarns',
  'Brennholz Ott',
  'Atelier Noisette',
  'Dos Hermanas',
  'Pocket Garden',
  'Uhren Wieland',
  'Ferme du Lac',
  'Calle Ocho',
  'Tin Whistle Music',
  'Radladen Süd',
  'Galerie Onze',
  'Mercado Azul',
  'Slate & Chalk',
  'Backstube Ring',
  'Épicerie Rive',
  'La Higuera',
  'Copperbeech Inn',
  'Spielwaren Ahorn',
  'Cycles Bastide',
  'Puerto Viejo',
  'Nettle & Rye',
  'Optik Sommer',
];
const OWNERS = ['Astrid Kern', 'Bilal Osman', 'Carmen Rius'];
const SEGMENTS = ['SMB', 'Mid-Market', 'Enterprise'];
const REGIONS = ['UK & Ireland', 'France', 'DACH', 'Iberia'];

const domainOf = (name: string): string =>
  `${name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z]+/gu, '-')}.example`;
const at = (list: readonly string[], index: number): string => list[index % list.length] ?? '';

interface Written {
  written: string;
  revenueAYear?: number;
  currency?: string;
}

const german = (): AccountsFile => {
  const revenues: readonly Written[] = [
    { written: '1.200,00 €', revenueAYear: 1200, currency: 'EUR' },
    { written: '18.450,50 €', revenueAYear: 18_450.5, currency: 'EUR' },
    { written: '€2,4 Mio.', revenueAYear: 2_400_000, currency: 'EUR' },
    { written: '96 Tsd. €', revenueAYear: 96_000, currency: 'EUR' },
    { written: 'k. A.' },
    { written: '7.200 EUR', revenueAYear: 7200, currency: 'EUR' },
  ];
  const accounts = NAMES.slice(0, 30).map((name, index) => ({
    id: `K-${String(1001 + index)}`,
    name,
    domain: domainOf(name),
    plan: at(['Basis', 'Plus', 'Profi'], index),
    ...revenues[index % revenues.length],
    owner: at(OWNERS, index),
    segment: at(['Klein', 'Mittel', 'Groß'], index),
    region: at(['Nord', 'Süd', 'West'], index),
  }));
  const head = [
    'Kundennummer',
    'Firma',
    'Webseite',
    'Tarif',
    'Jahresumsatz',
    'Betreuer',
    'Segment',
    'Region',
    'Mitarbeiter',
  ];
  const rows = accounts.map((one, index) => [
    one.id,
    one.name,
    `https://www.${one.domain}/`,
    one.plan,
    one.written ?? '',
    one.owner,
    one.segment,
    one.region,
    String(3 + index),
  ]);
  return {
    bytes: utf8WithMark(csvText([head, ...rows], { delimiter: ';' })),
    expected: {
      file: 'kunden.csv',
      format: 'csv',
      headerRow: 1,
      columns: {
        id: 'Kundennummer',
        name: 'Firma',
        domain: 'Webseite',
        plan: 'Tarif',
        revenue: 'Jahresumsatz',
        owner: 'Betreuer',
        segment: 'Segment',
        region: 'Region',
        size: 'Mitarbeiter',
      },
      accounts: accounts.map(withoutWriting),
      traps: [
        'Points group thousands, a comma begins the decimals.',
        'Tsd. and Mio. multiply.',
        'k. A. means unknown and is not 0.',
        'The period is told by the header: a year.',
        'Web addresses, not domains.',
      ],
    },
  };
};

const american = (): AccountsFile => {
  const revenues: readonly Written[] = [
    { written: '$18k', revenueAYear: 18_000, currency: 'USD' },
    { written: '$1.2M', revenueAYear: 1_200_000, currency: 'USD' },
    { written: '$4,800.00', revenueAYear: 4800, currency: 'USD' },
    { written: 'US$ 960', revenueAYear: 960, currency: 'USD' },
    { written: 'n/a' },
    { written: '$0', revenueAYear: 0, currency: 'USD' },
    { written: '£12,500', revenueAYear: 12_500, currency: 'GBP' },
  ];
  const accounts = NAMES.map((name, index) => ({
    id: `0015g00000${String(441_700 + index)}AAA`,
    name,
    domain: domainOf(name),
    plan: at(['Free', 'Team', 'Enterprise'], index),
    ...revenues[index % revenues.length],
    owner: at(OWNERS, index),
    segment: at(SEGMENTS, index),
    region: at(['AMER', 'EMEA', 'APAC'], index),
  }));
  const head = [
    'Account ID',
    'Account Name',
    'Website',
    'Plan',
    'ARR',
    'CSM',
    'Segment',
    'Territory',
    'Employees',
  ];
  const rows = accounts.map((one, index) => [
    one.id,
    one.name,
    one.domain,
    one.plan,
    one.written ?? '',
    one.owner,
    one.segment,
    one.region,
    String(5 + index * 3),
  ]);
  return {
    bytes: Buffer.from(csvText([head, ...rows], { quotesAll: true, line: '\n' })),
    expected: {
      file: 'crm-accounts.csv',
      format: 'csv',
      headerRow: 1,
      columns: {
        id: 'Account ID',
        name: 'Account Name',
        domain: 'Website',
        plan: 'Plan',
        revenue: 'ARR',
        owner: 'CSM',
        segment: 'Segment',
        region: 'Territory',
        size: 'Employees',
      },
      accounts: accounts.map(withoutWriting),
      traps: [
        'ARR is a year’s revenue.',
        'k and M multiply; one in seven is in pounds.',
        'n/a is unknown, $0 is known to be nothing.',
      ],
    },
  };
};

const monthly = (): AccountsFile => {
  const accounts = NAMES.map((name, index) => {
    const mrr = index % 10 === 9 ? undefined : 20 + index * 13.5;
    return {
      name,
      domain: domainOf(name),
      plan: at(['Starter', 'Growth', 'Scale'], index),
      mrr,
      currency: at(['EUR', 'EUR', 'CHF'], index),
      owner: at(OWNERS, index),
      segment: at(SEGMENTS, index),
      region: at(REGIONS, index),
    };
  });
  const head: Cell[] = [
    'Company',
    'Domain',
    'Subscription',
    'MRR',
    'Currency',
    'Account manager',
    'Segment',
    'Region',
  ];
  const rows = accounts.map((one): Cell[] => [
    one.name,
    one.domain,
    one.plan,
    one.mrr === undefined ? undefined : { amount: one.mrr },
    one.currency,
    one.owner,
    one.segment,
    one.region,
  ]);
  return {
    bytes: xlsx([
      {
        name: 'About',
        rows: [['Accounts by month'], ['MRR as of 1 March 2026, billed currency in column E']],
      },
      { name: 'Accounts', rows: [['Accounts, March 2026'], [], head, ...rows] },
    ]),
    expected: {
      file: 'accounts-mrr.xlsx',
      format: 'xlsx',
      sheet: 'Accounts',
      headerRow: 3,
      columns: {
        name: 'Company',
        domain: 'Domain',
        plan: 'Subscription',
        revenue: 'MRR',
        currency: 'Currency',
        owner: 'Account manager',
        segment: 'Segment',
        region: 'Region',
      },
      accounts: accounts.map(({ mrr, currency, ...one }) => ({
        ...one,
        ...(mrr !== undefined && { revenueAYear: mrr * 12, currency }),
      })),
      traps: [
        'MRR is of a month: a year is twelve times as much.',
        'Cells are numbers that show a euro sign; the column Currency says what they are, also CHF.',
        'A README sheet and a title row stand before the table.',
        'Three accounts have no revenue.',
      ],
    },
  };
};

const json = (): AccountsFile => {
  const revenues: readonly Written[] = [
    { written: '12000 USD/yr', revenueAYear: 12_000, currency: 'USD' },
    { written: '450 EUR/mo', revenueAYear: 5400, currency: 'EUR' },
    { written: '2.4k GBP / month', revenueAYear: 28_800, currency: 'GBP' },
    { written: '' },
    { written: '99.90 EUR per month', revenueAYear: 1198.8, currency: 'EUR' },
  ];
  const accounts = NAMES.slice(0, 25).map((name, index) => ({
    id: `org_${(index + 4417).toString(36)}`,
    name,
    domain: domainOf(name),
    plan: at(['free', 'pro', 'business'], index),
    ...revenues[index % revenues.length],
    owner: at(OWNERS, index),
    segment: at(SEGMENTS, index),
    region: at(['eu-west', 'eu-central', 'us-east'], index),
  }));
  const organizations = accounts.map((one) => ({
    id: one.id,
    name: one.name,
    domain_names: [one.domain, `shop.${one.domain}`],
    organization_fields: {
      plan: one.plan,
      revenue: one.written === '' ? null : one.written,
      owner: one.owner,
      segment: one.segment,
      region: one.region,
    },
  }));
  return {
    bytes: Buffer.from(
      `${JSON.stringify({ organizations, count: organizations.length, next_page: null }, null, 2)}\n`,
    ),
    expected: {
      file: 'organizations.json',
      format: 'json',
      columns: {
        id: 'id',
        name: 'name',
        domain: 'domain_names',
        plan: 'organization_fields.plan',
        revenue: 'organization_fields.revenue',
        owner: 'organization_fields.owner',
        segment: 'organization_fields.segment',
        region: 'organization_fields.region',
      },
      accounts: accounts.map(withoutWriting),
      traps: [
        'Amount, currency and period stand in one text, in several writings.',
        'null is unknown.',
        'Domains are a list.',
        'Fields are one level deeper.',
      ],
    },
  };
};

const people = (): AccountsFile => {
  const revenues: readonly Written[] = [
    { written: '1.200,00 € / Monat', revenueAYear: 14_400, currency: 'EUR' },
    { written: '3.600 € p. a.', revenueAYear: 3600, currency: 'EUR' },
    { written: '–' },
    { written: 'CHF 2’400.–/Jahr', revenueAYear: 2400, currency: 'CHF' },
  ];
  const accounts = NAMES.slice(0, 12).map((name, index) => ({
    name,
    domain: domainOf(name),
    plan: at(['S', 'M', 'L'], index),
    ...revenues[index % revenues.length],
    owner: at(OWNERS, index),
    segment: at(['Filialist', 'Einzelladen'], index),
    region: at(['Bern', 'Basel', 'Zürich'], index),
    people: ['anna', 'beat', 'chiara'].slice(0, 1 + (index % 3)).map((given) => `${given}@${domainOf(name)}`),
  }));
  const head = ['E-Mail', 'Vorname', 'Funktion', 'Firma', 'Paket', 'Umsatz', 'Betreuung', 'Segment', 'Ort'];
  const rows = accounts.flatMap((one) =>
    one.people.map((mail, index) => [
      mail,
      (mail.split('@')[0] ?? '').replace(/^./u, (letter) => letter.toUpperCase()),
      at(['Inhaberin', 'Kasse', 'Büro'], index),
      one.name,
      one.plan,
      one.written ?? '',
      one.owner,
      one.segment,
      one.region,
    ]),
  );
  return {
    bytes: Buffer.from(csvText([head, ...rows], { delimiter: '\t' })),
    expected: {
      file: 'personen.tsv',
      format: 'csv',
      headerRow: 1,
      columns: {
        person: 'E-Mail',
        personName: 'Vorname',
        role: 'Funktion',
        name: 'Firma',
        plan: 'Paket',
        revenue: 'Umsatz',
        owner: 'Betreuung',
        segment: 'Segment',
        region: 'Ort',
      },
      accounts: accounts.map(withoutWriting),
      traps: [
        'A row is a person; an account stands in up to three rows and its revenue counts once.',
        'The domain is told only by the people’s addresses.',
        'The period stands behind the amount and differs by row.',
        'Swiss apostrophes group thousands.',
        '– is unknown.',
      ],
    },
  };
};

function withoutWriting(one: Partial<Written> & ExpectedAccount): ExpectedAccount {
  const { written: _, ...account } = one;
  return account;
}

export const accountFiles = (): AccountsFile[] => [german(), american(), monthly(), json(), people()];
