import type { Made, Saying } from './made.ts';
import { csvOf, dayBetween, Dice, ratingOf, sayings, saysOf, sentimentOf } from './made.ts';

export const clinicDays = {
  first: '2026-04-01',
  last: '2026-09-30',
  release42: '2026-06-08',
  release43: '2026-07-20',
};

const countries: Record<string, string[]> = {
  en: ['GB', 'GB', 'IE', 'IE', 'US'],
  de: ['DE', 'DE', 'AT', 'CH'],
  fr: ['FR', 'FR', 'CH'],
  es: ['ES'],
  it: ['IT'],
  pt: ['PT'],
  nl: ['NL'],
  ja: ['JP'],
  ko: ['KR'],
};

const languages = Object.entries({ en: 60, de: 12, fr: 8, es: 6, it: 4, pt: 3, nl: 3, ja: 2, ko: 2 });

const base: Record<string, number> = {
  'login bug': 6,
  'crash bug': 4,
  'slots complaint': 9,
  'reminder bug': 6,
  'reschedule confusion': 6,
  'fee price': 7,
  'video praise': 14,
  'video bug': 5,
  'family wish': 7,
  'calendar wish': 3,
  'darkmode wish': 1.5,
  'letters wish': 1.5,
  'results bug': 2,
  'hotline complaint': 4,
  'parking complaint': 2,
  'privacy complaint': 5,
  'insurance question': 3,
  'leaving cancellation': 3,
  'easy praise': 18,
  'staff praise': 4,
};

function weightOn(day: string, os: string, { matter, kind, text }: Saying): number {
  const { release42, release43 } = clinicDays;
  const weight = base[`${matter} ${kind}`] ?? 1;
  if (matter === 'video') return day < release42 ? 0 : weight;
  if (/4\.2|update|Update|jour/.test(text) && day < release42) return 0;
  if (matter === 'crash') {
    const times = day >= release42 && day < release43 ? 5 : 0.7;
    return weight * times * (os === 'Android' ? 2 : 0.7);
  }
  if (matter === 'login') return weight * (day >= '2026-08-03' ? 5 : 0.7);
  if (matter === 'results') return weight * (day < '2026-06-01' ? 7 : 0.8);
  return weight;
}

const names = [
  'Aoife',
  'Ben',
  'Carla',
  'Dieter',
  'Elena',
  'Farid',
  'Grace',
  'Hugo',
  'Ines',
  'Jonas',
  'Keiko',
  'Liam',
  'Marta',
  'Noor',
  'Oscar',
  'Priya',
];
const lastNames = [
  'Adler',
  'Byrne',
  'Costa',
  'Dubois',
  'Eriksen',
  'Fischer',
  'Gallo',
  'Hughes',
  'Ito',
  'Jansen',
  'Kim',
  'Lopez',
];
const shorts = [
  { text: 'ok', tone: 'neutral' },
  { text: '👍', tone: 'positive' },
  { text: 'Great!', tone: 'positive' },
  { text: 'meh', tone: 'negative' },
  { text: 'useless', tone: 'negative' },
];
const openers = ['', '', '', '', 'Hello, ', 'Hi there. ', 'Sorry, but: ', 'Honestly: '];
const tails = [
  '',
  '',
  '',
  '',
  '',
  ' Patient since 2019.',
  ' Sent from my iPad',
  ' Thanks for reading.',
  ' I am 71.',
  ' Please answer.',
];
const titles: Record<string, string[]> = {
  negative: ['Disappointed', 'Not good', 'Annoying', 'Oh dear', ''],
  positive: ['Lovely', 'Well done', 'Good', ''],
  neutral: ['Idea', 'Hm', 'A thought', ''],
  mixed: ['So so', 'Half good', ''],
};

function bodyOf(dice: Dice, said: string): string {
  if (!dice.isBelow(0.12)) return said;
  const safe = said.replaceAll('&', '&amp;').replaceAll("'", '&#39;');
  return dice.isBelow(0.5) ? `<p>${safe}</p>` : `<div>${safe}<br/></div>`;
}

function buildOf(dice: Dice, day: string): string {
  if (day < clinicDays.release42) return dice.one(['4.0', '4.1', '4.1']);
  return day < clinicDays.release43 ? dice.one(['4.2', '4.2', '4.1']) : dice.one(['4.3', '4.3', '4.2']);
}

function makeOne(dice: Dice, all: readonly Saying[], id: string): Made {
  const day = dayBetween(dice, clinicDays.first, clinicDays.last);
  const [language] = dice.weighted(languages, ([, weight]) => weight);
  const os = dice.one(['iOS', 'iOS', 'Android', 'Android', 'Android', 'Web']);
  const isShort = language === 'en' && dice.isBelow(0.06);
  const short = dice.one(shorts);
  const says = isShort ? [] : saysOf(dice, all, language, (saying) => weightOn(day, os, saying));
  const parts = isShort
    ? [{ matter: 'none', kind: short.tone === 'positive' ? 'praise' : 'none', tone: short.tone }]
    : says.map(({ matter, kind, tone }) => ({ matter, kind, tone }));
  const sentence = says.map(({ text }) => text).join(' ');
  const isEnglish = language === 'en' && !isShort;
  const said = isShort ? short.text : isEnglish ? dice.one(openers) + sentence + dice.one(tails) : sentence;
  const sentiment = sentimentOf({ parts });
  return {
    id,
    title: isEnglish ? dice.one(titles[sentiment] ?? ['']) : '',
    text: bodyOf(dice, said),
    said,
    day: dice.isBelow(0.015) ? '' : day,
    rating: dice.isBelow(0.15) ? null : ratingOf(dice, sentiment, 5),
    language,
    fields: {
      Ctry: dice.one(countries[language] ?? ['GB']),
      OS: os,
      'App build': os === 'Web' ? '' : buildOf(dice, day),
      'Hospital site': dice.one(['North', 'North', 'Lakeside', 'Lakeside', 'St. Anna']),
    },
    author: `${dice.one(names)} ${dice.one(lastNames)}`,
    account: '',
    parts,
  };
}

export function makeClinic(): Made[] {
  const dice = new Dice(4201);
  const all = sayings('clinic.sayings.txt');
  const items = Array.from({ length: 505 }, (_, place) => makeOne(dice, all, `R${1000 + place}`));
  // The same review, sent twice by the same person.
  const again = items.filter((_, place) => place % 41 === 7).map((item) => ({ ...item, id: `${item.id}b` }));
  return [...items, ...again];
}

export const clinicMapping = {
  'Review ID': 'external_id',
  Headline: 'title',
  'Body / text': 'text',
  Stars: { target: 'rating', lowest: 1, highest: 5 },
  Submitted: 'said_at',
  Who: 'author_name',
  Ctry: 'field',
  OS: 'field',
  'App build': 'field',
  'Hospital site': 'field',
} as const;

export function clinicCsv(items: readonly Made[]): string {
  const fields = ['Ctry', 'OS', 'App build', 'Hospital site'];
  const header = ['Review ID', 'Submitted', 'Stars', 'Headline', 'Body / text', 'Who', ...fields, '_row'];
  const rows = items.map((item, place) => [
    item.id,
    item.day && `${item.day} ${String(7 + (place % 14)).padStart(2, '0')}:15:00`,
    item.rating === null ? '' : String(item.rating),
    item.title,
    item.text,
    item.author,
    ...fields.map((field) => item.fields[field] ?? ''),
    String(place),
  ]);
  return csvOf(header, rows);
}
