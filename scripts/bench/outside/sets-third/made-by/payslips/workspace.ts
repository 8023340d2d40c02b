import { Chance } from '../chance.ts';
import { chooseHeads, compose, dayWithin, fill } from '../compose.ts';
import { readWholes, Sayings } from '../sayings.ts';
import type { Item, Workspace } from '../workspace.ts';

const tiers = ['Solo', 'Team', 'Bureau'] as const;
type Tier = (typeof tiers)[number];

const firms =
  `Bramble & Sons|Tidewater Marine|Oakhurst Nursery|Fenwick Roofing|Copperpot Café|Larkspur Dental|Hobbs Haulage|Saltmarsh Brewing|Pennine Plumbing|Quill Bookkeeping|Marlow Payroll Bureau|Abacus & Daughters|Kestrel Cleaning|Thistle Care Homes|Redwood Joinery|Bluebell Vets|Harbour Lights Hotel|Northgate Garage|Mulberry School of Dance|Steeple Electrical|Wren Accountancy|Ivy Lane Salon|Dunmore Fisheries|Cobblestone Bakery|Juniper Landscapes|Foxglove Films|Granite Worktops|Halyard Sails|Inkwell Printers|Lumen Opticians|Müller Feinkost|Bäckerei Sommer|Tischlerei Krahn|Boulangerie Ménard|Garage Lefèvre|Atelier Roche`.split(
    '|',
  );
const german = new Set(['Müller Feinkost', 'Bäckerei Sommer', 'Tischlerei Krahn']);
const french = new Set(['Boulangerie Ménard', 'Garage Lefèvre', 'Atelier Roche']);
const bureaus = new Set([
  'Quill Bookkeeping',
  'Marlow Payroll Bureau',
  'Abacus & Daughters',
  'Wren Accountancy',
]);

interface Firm {
  name: string;
  language: string;
  tier: Tier;
  columns: Record<string, string>;
  people: string[];
  weight: number;
}

const first = 'Alice Ben Carla Dev Erin Frank Gita Hugh Imogen Jack Karen Liam Mona Nick'.split(' ');
const last = 'Archer Boyle Chowdhury Dunn Ellis Frost Grant Hale Iqbal Jones Knight Lowe Marsh Nash'.split(
  ' ',
);

const languageOf = (name: string): string => {
  if (german.has(name)) return 'de';
  return french.has(name) ? 'fr' : 'en';
};

const makeFirms = (chance: Chance): Firm[] =>
  firms.map((name, at) => {
    const tier: Tier = bureaus.has(name) ? 'Bureau' : chance.one(['Solo', 'Team', 'Team']);
    const base = { Solo: 19, Team: 60, Bureau: 240 }[tier];
    const heads = { Solo: '1-9', Team: chance.one(['10-49', '50-249']), Bureau: '10-49' }[tier];
    const people = Array.from({ length: tier === 'Solo' ? 1 : 2 }, (_, nth) => {
      const given = first[(at * 3 + nth) % first.length] ?? '';
      return `${given} ${last[(at + nth * 5) % last.length] ?? ''}`;
    });
    const columns = { Tier: tier, 'MRR £': String(base + chance.below(base)), 'Head Ct.': heads };
    const language = languageOf(name);
    const weight = language === 'en' ? 1 + chance.below(3) : 3;
    return { name, language, tier, columns, people, weight: bureaus.has(name) ? 6 : weight };
  });

const weightsOf = (day: string, firm: Firm): Record<string, number> => ({
  'tax-code/bug': 9,
  'pension/bug': 6,
  'bank-file/bug': day >= '2025-03' ? 26 : 3,
  'payslip-delivery/bug': day < '2024-12' ? 20 : 3,
  'leave-balance/bug': 7,
  'slow/complaint': 11,
  'support-wait/complaint': 11,
  'price/complaint': day.startsWith('2025-01') || day.startsWith('2025-02') ? 14 : 3,
  'lockout/bug': 6,
  'year-end/bug': day.startsWith('2025-04') || day.startsWith('2025-05') ? 10 : 1,
  'staff-app/wish': 4,
  'timesheet-import/wish': 9,
  'multi-company/wish': firm.tier === 'Bureau' ? 36 : 0.2,
  'starter-how/question': 5,
  'support-praise/praise': 6,
  'easy/praise': 5,
  'leaving/cancellation': firm.tier === 'Solo' ? 7 : 3,
  'bank-file/fine': 0.8,
  'slow/fine': 1.2,
  'price/fine': 1.2,
  'pension/fine': 0.8,
  'lockout/fine': 0.6,
});

const mailOf = (person: string, firm: string): string =>
  `${person.toLowerCase().replace(' ', '.')}@${firm.toLowerCase().replaceAll(/[^a-z]/gu, '')}.example`;

export const payslips = (): Workspace => {
  const chance = new Chance(71_103);
  const sayings = new Sayings('payslips', 'sayings.txt', chance);
  const titles = new Sayings('payslips', 'titles.txt', chance);
  const all = makeFirms(chance);
  const shares = Object.fromEntries(all.map((firm) => [firm.name, firm.weight]));
  const byName = new Map(all.map((firm) => [firm.name, firm]));

  const columnsOf = (firm: Firm): Record<string, string> => {
    const person = chance.one(firm.people);
    return {
      ...firm.columns,
      Reporter: person,
      'Reporter mail': mailOf(person, firm.name),
      Company: firm.name,
      Via: chance.weighed({ mail: 5, portal: 3, chat: 3, 'phone note': 2 }),
      ST8: chance.weighed({ CLSD: 7, OPN: 2, WAIT: 1 }),
      P: chance.weighed({ P4: 4, P3: 5, P2: 3, P1: 0.5 }),
      Assigned: chance.one(['jm', 'ow', 'br', '']),
    };
  };
  const titleOf = (head: string, language: string): string => {
    const [matter = ''] = head.split('/');
    const own = `${matter}/title`;
    const key = titles.has(own, language) && chance.happens(0.55) ? own : 'any/title';
    return fill(titles.deal(key, language), language, chance);
  };

  const items: Omit<Item, 'id'>[] = Array.from({ length: 400 }, () => {
    const firm = byName.get(chance.weighed(shares));
    if (!firm) throw new Error('no firm');
    const day = dayWithin(chance, '2024-07-01', 365);
    const heads = chooseHeads(sayings, weightsOf(day, firm), firm.language, chance, 0.3);
    const manner = { opening: 0.6, filler: 0.7, closer: 0.6 };
    const { text, parts } = compose(sayings, heads, firm.language, chance, manner);
    const title = titleOf(heads[0] ?? '', firm.language);
    return {
      language: firm.language,
      day,
      title,
      text: fill(text, firm.language, chance),
      columns: columnsOf(firm),
      parts,
    };
  });
  for (const whole of readWholes('payslips')) {
    const firm = chance.one(all.filter(({ language }) => language === whole.language));
    items.push({
      language: whole.language,
      day: dayWithin(chance, '2024-07-01', 365),
      title: whole.title,
      text: fill(whole.text, whole.language, chance),
      columns: { ...columnsOf(firm), ...whole.columns },
      parts: whole.parts,
    });
  }
  items.sort((a, b) => a.day.localeCompare(b.day));
  return {
    name: 'payslips',
    named: { id: 'Ticket No', day: 'Opened', text: 'Body', title: 'Subject' },
    mapping: {
      'Ticket No': 'external_id',
      Opened: 'said_at',
      Subject: 'title',
      Body: 'text',
      Reporter: 'author_name',
      'Reporter mail': 'author_email',
      Company: 'account_name',
      Tier: 'field',
      'MRR £': 'field',
      'Head Ct.': 'field',
      Via: 'field',
      ST8: 'field',
      P: 'field',
      Assigned: 'ignore',
    },
    items: items.map((item, at) => ({ ...item, id: `PW-${String(30_117 + at * 3)}` })),
  };
};
