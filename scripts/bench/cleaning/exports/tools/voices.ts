import { seeded } from '../../cases/draw.ts';
import { de } from '../../queue/stock/de.ts';
import { en } from '../../queue/stock/en.ts';
import { es } from '../../queue/stock/es.ts';
import { fr } from '../../queue/stock/fr.ts';
import { MATTERS } from '../../queue/stock/stock.ts';
import type { Stock } from '../../queue/stock/stock.ts';
import { VARIETY } from '../../queue/stock/variety.ts';
import { worded } from '../../queue/wording.ts';

/** One person who said something, before a tool writes it in its way. */
export interface Voice {
  title: string;
  text: string;
  also: string;
  nps: number;
  stars: number;
  author: string;
  mail: string;
  company: string;
  /** Milliseconds since 1970, whole seconds. */
  time: number;
  opening: string;
  closing: string;
  /** An agent's answer. */
  answer: string;
  stock: Stock;
}

const STOCKS: Readonly<Record<string, Stock>> = { en, de, fr, es };
const COMPANIES = [
  'Oakham Toys',
  'Café Mirabel',
  'Blaue Stunde',
  'Panes y Cía',
  'Quayside Books',
  'Fahrrad Fink',
  'Le Petit Zinc',
  'Moss & Daughters',
];

/** The same voices for the same seed; times go up, some hours apart. */
export function voices(seed: number, count: number, languages: readonly string[]): Voice[] {
  const random = seeded(seed);
  const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)];
  let time = Date.UTC(2026, 1, 3, 8, 14, 22);
  return Array.from({ length: count }, (_, index) => {
    const language = languages[index % languages.length] ?? 'en';
    const stock = STOCKS[language] ?? en;
    const variety = VARIETY[language];
    const matter = pick(MATTERS) ?? MATTERS[0];
    const roll = random();
    const sentiment = roll < 0.5 ? 'negative' : roll < 0.65 ? 'neutral' : 'positive';
    const fill = (text: string): string =>
      text
        .replaceAll('{n}', String(2 + Math.floor(random() * 7)))
        .replaceAll('{day}', pick(stock.days) ?? '')
        .replaceAll('{place}', pick(stock.places) ?? '')
        .replaceAll('{amount}', `${20 + Math.floor(random() * 400)} €`);
    const sentence = pick(stock.matters[matter][sentiment]) ?? '';
    time += Math.floor(60 + random() * 50_000) * 1000;
    const stars = {
      negative: 1 + Math.floor(random() * 2),
      neutral: 3,
      positive: 4 + Math.floor(random() * 2),
    };
    const nps = {
      negative: Math.floor(random() * 7),
      neutral: 7 + Math.floor(random() * 2),
      positive: 9 + Math.floor(random() * 2),
    };
    const author = `${pick(stock.firstNames) ?? ''} ${pick(stock.lastNames) ?? ''}`;
    const company = COMPANIES[Math.floor(random() * COMPANIES.length)] ?? '';
    return {
      title: `${stock.subjects[matter]} ${index + 1}`,
      text: fill(variety ? worded(sentence, sentiment, variety, random) : sentence),
      also: fill(pick(stock.details[sentiment]) ?? ''),
      nps: nps[sentiment],
      stars: stars[sentiment],
      author,
      mail: `${plain(author)}@${plain(company)}.example`,
      company,
      time,
      opening: pick(stock.openings) ?? '',
      closing: pick(stock.closings) ?? '',
      answer: `${stock.macros[0] ?? ''} ${pick(stock.macros.slice(1, 8)) ?? ''}`,
      stock,
    };
  });
}

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z]+/gu, '.');
