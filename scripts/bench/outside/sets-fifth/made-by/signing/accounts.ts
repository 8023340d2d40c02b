import type { Chance } from '../chance.ts';

export interface Account {
  name: string;
  language: 'en' | 'de' | 'es';
  pkg: 'Solo' | 'Team' | 'Enterprise';
  /** Dollars a month. */
  revenue: number;
  /** How often it writes, compared to others. */
  weight: number;
  /** Matters that it tells more often than others do, and how much more. */
  more?: Record<string, number>;
  contacts: { name: string; mail: string }[];
}

/** Name, language, package, dollars a month, weight, and what it tells more often. */
type Row = [string, Account['language'], Account['pkg'], number, number, Record<string, number>?];

const rows: Row[] = [
  ['Calder Bank', 'en', 'Enterprise', 9_400, 9, { 'sso/bug': 5 }],
  ['Norrland Energi', 'en', 'Enterprise', 7_850, 7, { 'qualified/wish': 5 }],
  ['Versa Versicherung', 'de', 'Enterprise', 7_200, 8, { 'bulk-send/wish': 3 }],
  ['Grupo Almena', 'es', 'Enterprise', 6_100, 7, { 'sms-code/bug': 2 }],
  ['Tern Logistics', 'en', 'Enterprise', 5_300, 7, { 'bulk-send/wish': 4 }],
  ['Halcyon Health', 'en', 'Enterprise', 4_900, 7, { 'webhook/bug': 6 }],
  ['Ostrich Recruiting', 'en', 'Team', 1_450, 6, { 'slow-load/complaint': 6 }],
  ['Hafner Immobilien', 'de', 'Team', 1_280, 5, { 'seats/complaint': 4 }],
  ['Maple & Kerr LLP', 'en', 'Team', 1_150, 5, { 'reminder-mails/complaint': 6 }],
  ['Solterra Homes', 'es', 'Team', 980, 4, { 'mobile-sign/bug': 4 }],
  ['Brightwell Schools', 'en', 'Team', 870, 5, { 'template-edit/confusion': 5 }],
  ['Kranz Bau', 'de', 'Team', 820, 4, { 'pdf-layout/bug': 5 }],
  ['Loft & Lane', 'en', 'Team', 760, 4, { 'churn/cancel': 6 }],
  ['Quarry Street Films', 'en', 'Team', 640, 4, { 'seats/complaint': 5 }],
  ['Autos Delgado', 'es', 'Team', 610, 3, { 'salesforce/wish': 5 }],
  ['Fenwick Yachts', 'en', 'Team', 590, 3, { 'qualified/wish': 3 }],
  ['Praxis Lindner', 'de', 'Solo', 95, 2],
  ['Pebble Studio', 'en', 'Solo', 80, 3, { 'churn/cancel': 6 }],
  ['Mirabel Weddings', 'en', 'Solo', 75, 3, { 'mobile-sign/bug': 4 }],
  ['Notaría Quiroga', 'es', 'Solo', 70, 2],
  ['Dovetail Joinery', 'en', 'Solo', 55, 3, { 'expiry/confusion': 5 }],
  ['Inkwell Translations', 'en', 'Solo', 45, 2, { 'languages/wish': 8 }],
];

const first = 'Priya Anton Lucía Gwen Moritz Elena Dev Hanneke Silas Noor Paloma Kit'.split(' ');
const last = 'Ashby Vogt Ferrer Lund Okafor Brandt Rivas Peel Strand Ito'.split(' ');

/** The customers, each with one to three people that write. */
export const accounts = (chance: Chance): Account[] => {
  const people = chance.shuffled(first.flatMap((one) => last.map((other) => `${one} ${other}`)));
  return rows.map(([name, language, pkg, revenue, weight, more]) => {
    const plain = (text: string): string => text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');
    const domain = `${plain(name).replaceAll(/[^a-z]+/gu, '-')}.example`;
    const few = people.splice(0, { Enterprise: 3, Team: 2, Solo: 1 }[pkg]);
    const contacts = few.map((person) => ({
      name: person,
      mail: `${plain(person).replace(' ', '.')}@${domain}`,
    }));
    return { name, language, pkg, revenue, weight, ...(more && { more }), contacts };
  });
};
