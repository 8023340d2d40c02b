export interface Account {
  id: string;
  name: string;
  domain: string;
  plan: string;
  /** As it stands in the file, and for a year in euros; neither where no revenue is known. */
  revenueWritten: string;
  revenueAYear?: number;
  owner: string;
  segment: string;
  region: string;
}

const FIRST = [
  'Amber',
  'Birch',
  'Copper',
  'Dune',
  'Elder',
  'Fern',
  'Granite',
  'Heron',
  'Ivory',
  'Juniper',
  'Kestrel',
  'Linden',
];
const SECOND = [
  'Bakery',
  'Books',
  'Café',
  'Deli',
  'Flowers',
  'Garage',
  'Kiosk',
  'Opticians',
  'Toys',
  'Wines',
];
const OWNERS = ['Astrid Kern', 'Bilal Osman', 'Carmen Rius', 'Denis Vallet'];
const REGIONS = ['DACH', 'UK & Ireland', 'France', 'Iberia'];
const PLANS = [
  { name: 'Free', low: 0, high: 0, segment: 'Small' },
  { name: 'Starter', low: 20, high: 60, segment: 'Small' },
  { name: 'Team', low: 120, high: 480, segment: 'Medium' },
  { name: 'Enterprise', low: 1500, high: 4800, segment: 'Large' },
];

/** Each name once: 120 accounts, every twelfth of them without a known revenue. */
export function accountsFor(random: () => number): Account[] {
  const names = FIRST.flatMap((first) => SECOND.map((second) => `${first} ${second}`));
  return names.map((name, index) => {
    const roll = random();
    const plan = PLANS[roll < 0.15 ? 0 : roll < 0.6 ? 1 : roll < 0.9 ? 2 : 3];
    const monthly = plan ? Math.round(plan.low + random() * (plan.high - plan.low)) : 0;
    const isKnown = index % 12 !== 7;
    const domain = `${name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/ /gu, '-')}.example`;
    return {
      id: `ACC-${String(index + 1).padStart(4, '0')}`,
      name,
      domain,
      plan: plan?.name ?? '',
      revenueWritten: isKnown ? written(monthly, index) : '',
      ...(isKnown && { revenueAYear: monthly * 12 }),
      owner: OWNERS[index % OWNERS.length] ?? '',
      segment: plan?.segment ?? '',
      region: REGIONS[Math.floor(random() * REGIONS.length)] ?? '',
    };
  });
}

/** Revenue of a month or of a year, as different people write it into one column. */
function written(monthly: number, index: number): string {
  const grouped = (value: number, sign: string): string => String(value).replace(/\B(?=(\d{3})+$)/gu, sign);
  const writings = [
    `€${grouped(monthly * 12, ',')} / yr`,
    `${grouped(monthly, '.')},00 € / Monat`,
    `${monthly * 12} EUR/yr`,
    `${monthly} EUR per month`,
  ];
  return writings[index % writings.length] ?? '';
}
