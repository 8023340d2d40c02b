import type { Made, Saying } from './made.ts';
import { csvOf, dayBetween, Dice, ratingOf, sayings, saysOf, sentimentOf } from './made.ts';

export const toolDays = {
  first: '2026-03-16',
  last: '2026-09-20',
  stockFix: '2026-06-15',
  siteBox: '2026-07-06',
  prices: '2026-08-01',
};

const languages = Object.entries({ en: 58, de: 14, fr: 8, es: 5, it: 4, pt: 3, nl: 4, ja: 2, ko: 2 });

const base: Record<string, number> = {
  'late complaint': 6,
  'broken complaint': 12,
  'deposit complaint': 9,
  'invoice bug': 8,
  'double bug': 2,
  'scanner bug': 4,
  'damage complaint': 4,
  'price price': 5,
  'extend confusion': 6,
  'waiver question': 3,
  'po wish': 7,
  'sites wish': 3,
  'bundle wish': 3.5,
  'alerts wish': 2,
  'sitebox praise': 11,
  'sitebox bug': 4,
  'driver praise': 3,
  'quality praise': 13,
  'leaving cancellation': 4,
  'manual complaint': 2,
};

function weightOn(day: string, plan: string, { matter, kind, text }: Saying): number {
  const weight = base[`${matter} ${kind}`] ?? 1;
  if (matter === 'sitebox') return day < toolDays.siteBox ? 0 : weight;
  if (matter === 'late') return weight * (day >= '2026-07-01' && day < '2026-09-01' ? 4 : 0.8);
  if (matter === 'double') return weight * (day < toolDays.stockFix ? 6 : 0.5);
  if (matter === 'price') {
    if (/Since August|18/.test(text) && day < toolDays.prices) return 0;
    return weight * (day >= toolDays.prices ? 5 : 0.6);
  }
  if (matter === 'invoice' || matter === 'po') return weight * (plan === 'Fleet' ? 2.2 : 0.7);
  return weight;
}

const companies = [
  ['Alder Roofing', 'Fleet', 'North'],
  ['Brick & Sons', 'Basic', 'South'],
  ['Castle Scaffolds', 'Pro', 'South'],
  ['Dorn Tiefbau', 'Fleet', 'Rhine'],
  ['Eko Gardens', 'Basic', 'North'],
  ['Ferrand Travaux', 'Pro', 'Coast'],
  ['Garcia Obras', 'Basic', 'Coast'],
  ['Hallam Groundworks', 'Fleet', 'North'],
  ['Iron Quay', 'Pro', 'Coast'],
  ['Jupiter Events', 'Basic', 'South'],
  ['Kessler Bau', 'Pro', 'Rhine'],
  ['Lumen Electric', 'Pro', 'South'],
  ['Mosaik Fliesen', 'Basic', 'Rhine'],
  ['Norden Paint', 'Basic', 'North'],
  ['Orchard Homes', 'Fleet', 'South'],
  ['Pike Plumbing', 'Pro', 'North'],
  ['Quarry Lane', 'Fleet', 'Coast'],
  ['Rota Verde', 'Basic', 'Coast'],
] as const;
const names = ['Anna', 'Bob', 'Chris', 'Dana', 'Erik', 'Fiona', 'Gus', 'Hana'];
const agents = ['Mia', 'Tariq', 'Sven'];
const openers = ['', '', 'Hi, ', 'Hello, ', 'Hey, ', 'Dear team, ', 'Good morning, '];
const tails = [
  '',
  '',
  '',
  ' Thanks',
  ' Regards',
  ' Call me back please.',
  ' Site is in Dock Road.',
  ' Cheers',
];
const replies = [
  'we are sorry about this. A colleague will look into it and any refund will be made within five days.',
  'thank you for writing. I have passed this on to the depot.',
  'could you send us your order number and a photo, please?',
  'this is solved now. Please tell us if the deposit has not reached you by Friday.',
];

/** The file's body: mark-up in some, and below some the answer of support. */
function bodyOf(dice: Dice, said: string, name: string): string {
  const isMarkedUp = dice.isBelow(0.3);
  const safe = said.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  const body = isMarkedUp ? `<div><p>${safe}</p></div>` : said;
  if (!dice.isBelow(0.25)) return body;
  const agent = dice.one(agents);
  const reply = `Hi ${name},\n${dice.one(replies)}\nKind regards,\n${agent}\nCustomer Support`;
  if (isMarkedUp)
    return `${body}<hr/><p><b>Agent ${agent} replied:</b></p><p>${reply.replaceAll('\n', '<br>')}</p>`;
  return `Customer: ${said}\n\nAgent: ${reply}`;
}

function makeOne(dice: Dice, all: readonly Saying[], place: number): Made {
  const day = dayBetween(dice, toolDays.first, toolDays.last);
  const [language] = dice.weighted(languages, ([, weight]) => weight);
  const [account, plan, hub] = dice.weighted(companies, (company) => (company[1] === 'Fleet' ? 2 : 1));
  const says = saysOf(dice, all, language, (saying) => weightOn(day, plan, saying));
  const parts = says.map(({ matter, kind, tone }) => ({ matter, kind, tone }));
  const name = dice.one(names);
  const order = 4000 + Math.floor(dice.next() * 900);
  const sentence = says.map(({ text }) => text).join(' ');
  const said = language === 'en' ? dice.one(openers) + sentence + dice.one(tails) : sentence;
  return {
    id: `T-${7000 + place}`,
    title: dice.one([`Order #${order}`, `Re: Order #${order}`, 'Request', 'Help', 'Feedback', '']),
    text: bodyOf(dice, said, name),
    said,
    day: dice.isBelow(0.012) ? '' : day,
    rating: dice.isBelow(0.3) ? null : ratingOf(dice, sentimentOf({ parts }), 10),
    language,
    fields: {
      Tarif: plan,
      hub_name: hub,
      via: dice.one(['email', 'email', 'chat', 'phone note', 'web form']),
    },
    author: `${name} (${account})`,
    account,
    parts,
  };
}

export function makeToolhire(): Made[] {
  const dice = new Dice(777);
  const all = sayings('toolhire.sayings.txt');
  const items = Array.from({ length: 450 }, (_, place) => makeOne(dice, all, place));
  const again = items.filter((_, place) => place % 50 === 9).map((item) => ({ ...item, id: `${item.id}/2` }));
  return [...items, ...again];
}

export const toolhireMapping = {
  'ticket#': 'external_id',
  subject: 'title',
  description: 'text',
  'CSAT (0-10)': { target: 'rating', lowest: 0, highest: 10 },
  'opened at': 'said_at',
  requester: 'author_name',
  company: 'account_name',
  Tarif: 'field',
  hub_name: 'field',
  via: 'field',
} as const;

export function toolhireCsv(items: readonly Made[]): string {
  const header = [
    'ticket#',
    'opened at',
    'via',
    'company',
    'Tarif',
    'hub_name',
    'requester',
    'subject',
    'description',
    'CSAT (0-10)',
    'sla_ms',
  ];
  const rows = items.map((item, place) => [
    item.id,
    item.day && `${item.day}T${String(6 + (place % 12)).padStart(2, '0')}:40:00Z`,
    item.fields['via'] ?? '',
    item.account,
    item.fields['Tarif'] ?? '',
    item.fields['hub_name'] ?? '',
    item.author,
    item.title,
    item.text,
    item.rating === null ? '' : String(item.rating),
    String(1000 + place * 7),
  ]);
  return csvOf(header, rows);
}
