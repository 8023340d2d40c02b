import { seeded } from '../cases/draw.ts';
import { accountsFor } from './accounts.ts';
import type { Account } from './accounts.ts';
import { de } from './stock/de.ts';
import { en } from './stock/en.ts';
import { es } from './stock/es.ts';
import { fr } from './stock/fr.ts';
import { MATTERS } from './stock/stock.ts';
import type { Matter, Sentiment, Stock } from './stock/stock.ts';
import { VARIETY } from './stock/variety.ts';
import { threadOf } from './thread.ts';
import type { Ticket } from './thread.ts';
import { FIRST_DAY, WEEKS, plantedFor } from './weekly.ts';
import type { Planted } from './weekly.ts';

export interface Queue {
  planted: Planted;
  accounts: Account[];
  tickets: Ticket[];
}

const DAY = 86_400_000;
const LANGUAGES: readonly (readonly [code: string, stock: Stock, upTo: number])[] = [
  ['en', en, 0.6],
  ['de', de, 0.8],
  ['fr', fr, 0.92],
  ['es', es, 1],
];
/** The share of tickets that hold two matters. */
const TWO_MATTERS = 0.06;

/** The same queue for the same seed. */
export function queueFor(seed: number): Queue {
  const random = seeded(seed * 7919);
  const planted = plantedFor(seed, random);
  const accounts = accountsFor(random);
  const tickets: Ticket[] = [];
  for (let week = 1; week <= WEEKS; week += 1) {
    const inWeek = mattersOf(week, planted, random);
    for (const [index, matters] of inWeek.entries()) {
      const roll = random();
      const [language, stock] = LANGUAGES.find(([, , upTo]) => roll < upTo) ?? ['en', en];
      // Squared: some accounts write much more than others.
      const account = accounts[Math.floor(random() ** 2 * accounts.length)];
      const variety = VARIETY[language];
      if (!account || !variety) continue;
      const start = FIRST_DAY + ((week - 1) * 7 + ((index + random()) / inWeek.length) * 7) * DAY;
      const sentiment = sentimentOf(random());
      const id = 50_001 + tickets.length;
      tickets.push(
        threadOf({ id, week, start, language, stock, variety, account, matters, sentiment, random }),
      );
    }
  }
  return { planted, accounts, tickets };
}

function mattersOf(week: number, { weekly }: Planted, random: () => number): Matter[][] {
  const all = MATTERS.flatMap((matter) =>
    Array.from({ length: weekly[matter][week - 1] ?? 0 }, () => matter),
  );
  for (let last = all.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [all[last], all[other]] = [all[other] ?? MATTERS[0], all[last] ?? MATTERS[0]];
  }
  const tickets: Matter[][] = [];
  for (const matter of all) {
    const before = tickets.at(-1);
    if (before?.length === 1 && before[0] !== matter && random() < TWO_MATTERS) before.push(matter);
    else tickets.push([matter]);
  }
  return tickets;
}

const sentimentOf = (roll: number): Sentiment =>
  roll < 0.6 ? 'negative' : roll < 0.85 ? 'neutral' : 'positive';
