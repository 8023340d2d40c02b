import type { Chance } from '../chance.ts';

export interface Account {
  name: string;
  language: 'en' | 'de' | 'it';
  tier: 'Counter' | 'Kitchen' | 'Chain';
  /** Euros a year. */
  revenue: number;
  /** How often it writes, compared to others. */
  weight: number;
  /** Matters that it tells more often than others do, and how much more. */
  more?: Record<string, number>;
  contacts: { name: string; mail: string }[];
}

/** Name, language, tier, euros a year, weight, and what it tells more often. */
type Row = [string, Account['language'], Account['tier'], number, number, Record<string, number>?];

const rows: Row[] = [
  ['Harbour Grill Group', 'en', 'Chain', 96_000, 9, { 'card-terminal/bug': 5 }],
  ['Noodle Republic', 'en', 'Chain', 81_500, 8, { 'report-speed/complaint': 6 }],
  ['Gasthaus Union', 'de', 'Chain', 74_000, 8, { 'card-terminal/bug': 3 }],
  ['Trattorie Riunite', 'it', 'Chain', 62_400, 7],
  ['Breadwinner Bakeries', 'en', 'Chain', 58_000, 7, { 'vat/bug': 6 }],
  ['Fern & Fig', 'en', 'Chain', 44_700, 6, { 'leaving/cancel': 7 }],
  ['Oyster Yard', 'en', 'Kitchen', 18_900, 5, { 'stock/bug': 5 }],
  ['Zum Alten Speicher', 'de', 'Kitchen', 14_200, 4, { 'printer/bug': 4 }],
  ['The Crooked Spoon', 'en', 'Kitchen', 12_600, 5, { 'printer/bug': 6 }],
  ['Pizzeria Tre Sorelle', 'it', 'Kitchen', 11_800, 4, { 'leaving/cancel': 5 }],
  ['Blue Kettle', 'en', 'Kitchen', 10_400, 4, { 'allergens/wish': 6 }],
  ['Smoke & Barrel', 'en', 'Kitchen', 9_900, 4, { 'kitchen-screen/wish': 6 }],
  ['Weinstube Lerche', 'de', 'Kitchen', 8_800, 3],
  ['Juniper Rooms', 'en', 'Kitchen', 8_300, 4, { 'split-bill/wish': 4 }],
  ['Osteria del Ponte', 'it', 'Kitchen', 7_900, 3],
  ['Taco Parade', 'en', 'Kitchen', 7_200, 4, { 'pin/bug': 5 }],
  ['Corner Crumb', 'en', 'Counter', 3_100, 3, { 'billing/complaint': 6 }],
  ['Kaffee Mokka', 'de', 'Counter', 2_900, 3],
  ['Gelateria Brina', 'it', 'Counter', 2_600, 2],
  ['Sip Sip', 'en', 'Counter', 2_400, 3, { 'leaving/cancel': 5 }],
  ['Waffle Hatch', 'en', 'Counter', 2_200, 3],
  ['Imbiss Nord', 'de', 'Counter', 1_900, 2],
  ['Tea at Nine', 'en', 'Counter', 1_700, 3, { 'tips/confusion': 4 }],
  ['Little Dosa', 'en', 'Counter', 1_500, 2],
];

const first = 'Maeve Tobias Ginevra Amir Lotte Jonah Selin Enzo Cora Ruben Dalia Wes'.split(' ');
const last = 'Holt Renk Sala Quill Baum Conti Marsh Acker Lupi Finch'.split(' ');

/** The customers, each with one to three people that write. */
export const accounts = (chance: Chance): Account[] => {
  const people = chance.shuffled(first.flatMap((one) => last.map((other) => `${one} ${other}`)));
  return rows.map(([name, language, tier, revenue, weight, more]) => {
    const domain = `${name.toLowerCase().replaceAll(/[^a-z]+/gu, '-')}.example`;
    const few = people.splice(0, { Chain: 3, Kitchen: 2, Counter: 1 }[tier]);
    const contacts = few.map((person) => ({
      name: person,
      mail: `${person.toLowerCase().replace(' ', '.')}@${domain}`,
    }));
    return { name, language, tier, revenue, weight, ...(more && { more }), contacts };
  });
};
