import type { AskedOfSessions } from './asked-of-sessions.ts';
import { mostOf, momentsOf, only, sessionsWith, visits } from './asked-of-sessions.ts';
import * as told from './told-by-sessions.ts';

const { isCustom, isDead, isError, isFailed, isRage } = told;

/** Other questions than those that the planner was first tried on, in other words; also written before it was asked them. */
export const askedOtherwise: readonly AskedOfSessions[] = [
  { question: 'errors yesterday?', truth: (all, now) => sessionsWith(told.yesterday(all, now), isError) },
  {
    question: 'Number of visitors who got a dead click in the past 7 days',
    truth: (all, now) => {
      const there = told.lastDays(all, now, 7).filter(({ person }) => person);
      const fitting = sessionsWith(there, isDead);
      return { ...fitting, figure: new Set(fitting.sessions.map(({ person }) => person?.userId)).size };
    },
  },
  {
    question: 'Which buttons do people rage click on most?',
    truth: (all) => mostOf(all, isRage, (_, event) => String(event.payload['label'])),
  },
  {
    question: 'Sessions from Acme where someone opened the help page',
    truth: (all) =>
      sessionsWith(
        all.filter(({ person }) => person?.account === 'Acme'),
        visits('/help'),
      ),
  },
  {
    question: 'What share of visits from Bolt ran into an error?',
    truth: (all) => {
      const bolt = all.filter(({ person }) => person?.account === 'Bolt');
      const part = sessionsWith(bolt, isError);
      return { ...part, figure: part.figure / bolt.length };
    },
  },
  {
    question: 'How many 404 responses were there?',
    truth: (all) => momentsOf(all, (event) => isFailed(event) && event.payload['status'] === 404),
  },
  {
    question: 'median session duration since Monday',
    truth: (all, now) => {
      const week = told.thisWeek(all, now);
      const lengths = week.map(({ seconds }) => seconds).sort((a, b) => a - b);
      const half = lengths.length / 2;
      const [low, high] = [lengths[Math.ceil(half) - 1] ?? 0, lengths[Math.floor(half)] ?? 0];
      return { ...only(week), figure: (low + high) / 2 };
    },
  },
  {
    question: 'Where do people drop off?',
    truth: (all) => {
      const [top, figure] = told.mostCommon(
        all.map((one) => {
          const last = one.events.filter(told.isPage).at(-1);
          return last ? told.urlOf(last) : null;
        }),
      );
      return {
        figure,
        top,
        sessions: all,
        moments: (one) => [one.events.filter(told.isPage).at(-1)?.at ?? 0],
      };
    },
  },
  {
    question: 'Who triggered checkout_completed most often?',
    truth: (all) =>
      mostOf(
        all.filter(({ person }) => person),
        (event) => isCustom(event) && event.payload['name'] === 'checkout_completed',
        ({ person }) => person?.name ?? null,
      ),
  },
  {
    question: 'Compare rage clicks on Shop and Docs',
    truth: (all) =>
      momentsOf(
        all.filter(({ site }) => site === 'Shop'),
        isRage,
      ),
  },
  {
    question: 'Did anybody abandon the cart, i.e. visit /cart without going to /checkout?',
    truth: (all) => sessionsWith(all, visits('/cart'), (one) => !one.events.some(visits('/checkout'))),
  },
  {
    question: 'Break down errors by release',
    truth: (all) => mostOf(all, isError, ({ metadata }) => metadata.release),
  },
  {
    question: 'Has Ben Okafor seen any failed requests?',
    truth: (all) =>
      sessionsWith(
        all.filter(({ person }) => person?.name === 'Ben Okafor'),
        isFailed,
      ),
  },
  {
    question: 'Recordings shorter than 30 seconds without any error',
    truth: (all) => only(all.filter(({ seconds, events }) => seconds < 30 && !events.some(isError))),
  },
  {
    question: 'How many times did “items is not iterable” occur?',
    truth: (all) =>
      momentsOf(all, (event) => isError(event) && event.payload['message'] === 'items is not iterable'),
  },
  {
    question: 'Wie viele Sitzungen hatten letzte Woche Fehler?',
    truth: (all, now) => sessionsWith(told.lastWeek(all, now), isError),
  },
  { question: 'Which marketing campaign brings the most visitors?', truth: null },
  { question: 'How many people use an iPhone 15?', truth: null },
  { question: 'Is our onboarding confusing?', truth: null },
  { question: 'How many bugs did the support team fix?', truth: null },
];
