/** The invented workspace that the questions are about: an invoicing program for design studios. */

export const today = '2026-11-18';
export const timeZone = 'Europe/Berlin';

export const sources = [
  { id: 1, name: 'Helpdesk' },
  { id: 2, name: 'App store' },
  { id: 3, name: 'Website widget' },
  { id: 4, name: 'NPS survey' },
] as const;

export const topics = [
  { id: 1, title: 'Login problems', description: 'People cannot log in or are asked to sign in again' },
  { id: 2, title: 'Invoice export', description: 'Exporting invoices as PDF or spreadsheet' },
  { id: 3, title: 'Slow sync', description: 'Syncing between devices takes too long' },
] as const;

export const themes = [
  { id: 1, name: 'dark mode', parentId: null },
  { id: 2, name: 'payments', parentId: null },
  { id: 3, name: 'card declined', parentId: 2 },
  { id: 4, name: 'client portal', parentId: null },
] as const;

export const accounts = [
  { name: 'Alder Works', plan: 'Agency', yearlyRevenueEur: 4800 },
  { name: 'Birchline', plan: 'Studio', yearlyRevenueEur: 1200 },
  { name: 'Cedar & Co', plan: 'Free', yearlyRevenueEur: 0 },
  { name: 'Dovetail House', plan: 'Studio', yearlyRevenueEur: 1440 },
  { name: 'Elmfield', plan: 'Agency', yearlyRevenueEur: 9600 },
  { name: 'Fernbrook', plan: 'Free', yearlyRevenueEur: 0 },
  { name: 'Goldleaf', plan: 'Studio', yearlyRevenueEur: 960 },
  { name: 'Hazel Studio', plan: 'Agency', yearlyRevenueEur: 7200 },
] as const;

interface Subject {
  topicId?: number;
  themeId?: number;
  sentiment: 'negative' | 'neutral' | 'positive';
  texts: readonly string[];
}

const subjects: readonly Subject[] = [
  {
    topicId: 1,
    sentiment: 'negative',
    texts: [
      'I cannot log in since the password change.',
      'Login fails and the page just reloads.',
      'Every morning I have to sign in again, and the code never comes.',
      'My colleague is locked out after two login attempts.',
    ],
  },
  {
    topicId: 2,
    sentiment: 'negative',
    texts: [
      'Exporting an invoice as PDF cuts off the last column.',
      'The invoice export to a spreadsheet loses the line totals.',
      'Export of invoices stops at one hundred rows.',
    ],
  },
  {
    topicId: 2,
    sentiment: 'positive',
    texts: ['The new invoice export saves me an hour a month.', 'Exporting invoices in one go is great.'],
  },
  {
    topicId: 3,
    sentiment: 'negative',
    texts: [
      'Sync between my phone and laptop takes ten minutes.',
      'Syncing is so slow that I see yesterday’s hours.',
      'The sync hangs whenever I open two projects.',
    ],
  },
  {
    themeId: 1,
    sentiment: 'neutral',
    texts: [
      'Please add a dark mode.',
      'A dark theme for late evenings would help.',
      'When will dark mode come?',
    ],
  },
  {
    themeId: 3,
    sentiment: 'negative',
    texts: [
      'My card was declined although the bank says it is fine.',
      'The card payment was refused twice and nobody tells me why.',
    ],
  },
  {
    themeId: 2,
    sentiment: 'neutral',
    texts: ['Can I pay by bank transfer?', 'Which payment methods do you take?'],
  },
  {
    themeId: 4,
    sentiment: 'positive',
    texts: [
      'My clients love the portal.',
      'The client portal makes approvals so much easier.',
      'Sharing drafts in the client portal works beautifully.',
    ],
  },
  {
    sentiment: 'negative',
    texts: [
      'The price went up by a third and I get nothing more for it.',
      'Too expensive for a studio of two people.',
      'We are cancelling because the price is too high.',
    ],
  },
  {
    sentiment: 'positive',
    texts: [
      'Your support answered within minutes, thank you.',
      'The support team solved it on the phone, wonderful people.',
    ],
  },
  {
    sentiment: 'negative',
    texts: [
      'We are leaving because reports cannot be shared.',
      'I cancelled since there is no time tracking.',
    ],
  },
];

const otherLanguages = {
  de: ['Die Anmeldung klappt nicht mehr.', 'Der Export der Rechnungen ist sehr praktisch.'],
  fr: ['Je ne peux plus me connecter.', 'Le portail client est très pratique.'],
  es: ['No puedo iniciar sesión.', 'La sincronización es muy lenta.'],
} as const;

export interface SeedItem {
  /** The order in which items are stored, from 1: what they are called everywhere. */
  id: number;
  text: string;
  sourceId: number;
  sentiment: 'negative' | 'neutral' | 'positive';
  language: 'en' | 'de' | 'fr' | 'es';
  /** A day of the workspace's zone; null for an undated item. */
  day: string | null;
  rating: { value: number; min: number; max: number } | null;
  author: string | null;
  /** Place in `accounts`. */
  account: number | null;
  topicIds: readonly number[];
  themeIds: readonly number[];
  fields: { platform: 'iOS' | 'Android' | 'Web'; region: 'Europe' | 'Americas' | 'Asia'; version: string };
}

const itemCount = 360;
const days = 318;
const firstDay = Date.parse('2026-01-05');
const platforms = ['iOS', 'Android', 'Web'] as const;
const regions = ['Europe', 'Americas', 'Asia', 'Europe'] as const;
const versions = ['4.1', '4.2', '4.3'] as const;

/** The same items each time; what belongs to each is spread so that no two filters match the same ones. */
export function seedItems(): SeedItem[] {
  return Array.from({ length: itemCount }, (_, place) => seedItem(place + 1));
}

function seedItem(id: number): SeedItem {
  const sourceId = 1 + ((id * 7 + Math.floor(id / 11)) % 4);
  const subject = at(subjects, (id * 5 + Math.floor(id / 13)) % subjects.length);
  const stranger = id % 15 === 4 ? at(['de', 'fr', 'es'] as const, Math.floor(id / 15) % 3) : null;
  const texts: readonly string[] = stranger ? otherLanguages[stranger] : subject.texts;
  const own: Partial<Subject> = stranger ? {} : subject;
  const dayNumber = Math.floor((id * 89) % days);
  return {
    id,
    text: at(texts, Math.floor(id / 3) % texts.length),
    sourceId,
    sentiment: stranger ? 'neutral' : subject.sentiment,
    language: stranger ?? 'en',
    day: id % 45 === 0 ? null : new Date(firstDay + dayNumber * 86_400_000).toISOString().slice(0, 10),
    rating: ratingOf(sourceId, subject.sentiment, id),
    author: id % 9 === 2 ? null : `Person ${(id * 3) % 71}`,
    account: id % 5 === 1 ? null : (id * 3 + Math.floor(id / 8)) % accounts.length,
    topicIds: own.topicId === undefined ? [] : [own.topicId],
    themeIds: own.themeId === undefined ? [] : [own.themeId],
    fields: {
      platform: at(platforms, (id + Math.floor(id / 4)) % 3),
      region: at(regions, Math.floor(id / 2) % 4),
      version: at(versions, Math.floor(id / 7) % 3),
    },
  };
}

function ratingOf(sourceId: number, sentiment: SeedItem['sentiment'], id: number): SeedItem['rating'] {
  const step = id % 3;
  if (sourceId === 2) {
    const base = { negative: 1, neutral: 3, positive: 4 }[sentiment];
    return { value: Math.min(5, base + (step === 0 ? 1 : 0)), min: 1, max: 5 };
  }
  if (sourceId === 4) {
    const base = { negative: 2, neutral: 7, positive: 9 }[sentiment];
    return { value: Math.min(10, base + (step === 0 ? 1 : 0)), min: 0, max: 10 };
  }
  return null;
}

function at<T>(list: readonly T[], place: number): T {
  const value = list[place];
  if (value === undefined) throw new RangeError(`Nothing at place ${place}`);
  return value;
}
