import type { SeededEvent, SeededSession } from './seeded-sessions.ts';
import * as told from './told-by-sessions.ts';

/** A question with what is true of the seeded sessions; written before anything could answer it. */
export interface AskedOfSessions {
  question: string;
  /** Null: recordings cannot tell. */
  truth: ((sessions: readonly SeededSession[], now: number) => Truth) | null;
}

export interface Truth {
  /** The number that the answer has to give: of sessions, people, moments or seconds, or a share 0…1. */
  figure: number;
  /** Sessions behind the answer. */
  sessions: readonly SeededSession[];
  /** Moments of a session that may be cited, after its beginning. */
  moments: (session: SeededSession) => number[];
  /** The first row of a ranking. */
  top?: string;
}

const { isError, isRage, isDead, isFailed, isSlow, isCustom, isPage } = told;
const start = () => [0];
const timesOf = (is: (event: SeededEvent) => boolean) => (session: SeededSession) =>
  session.events.filter(is).map(({ at }) => at);

export function sessionsWith(
  sessions: readonly SeededSession[],
  is: (event: SeededEvent) => boolean,
  but: (session: SeededSession) => boolean = () => true,
): Truth {
  const fitting = sessions.filter((session) => session.events.some(is) && but(session));
  return { figure: fitting.length, sessions: fitting, moments: timesOf(is) };
}

export function momentsOf(sessions: readonly SeededSession[], is: (event: SeededEvent) => boolean): Truth {
  const fitting = sessions.filter((session) => session.events.some(is));
  return {
    figure: fitting.reduce((sum, session) => sum + session.events.filter(is).length, 0),
    sessions: fitting,
    moments: timesOf(is),
  };
}

export function mostOf(
  sessions: readonly SeededSession[],
  is: (event: SeededEvent) => boolean,
  groupOf: (session: SeededSession, event: SeededEvent) => string | null,
): Truth {
  const [top, figure] = told.mostCommon(
    sessions.flatMap((session) => session.events.filter(is).map((event) => groupOf(session, event))),
  );
  return { ...momentsOf(sessions, is), figure, top };
}

export function only(sessions: readonly SeededSession[]): Truth {
  return { figure: sessions.length, sessions, moments: start };
}

export const visits = (path: string) => (event: SeededEvent) => isPage(event) && told.pathOf(event) === path;
const mean = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

export const askedOfSessions: readonly AskedOfSessions[] = [
  { question: 'How many sessions had an error?', truth: (all) => sessionsWith(all, isError) },
  {
    question: 'How many rage clicks were there last week?',
    truth: (all, now) => momentsOf(told.lastWeek(all, now), isRage),
  },
  {
    question: 'Which pages have the most rage clicks?',
    truth: (all) => mostOf(all, isRage, told.pageAt),
  },
  {
    question: 'How many people ran into an error on the checkout page?',
    truth: (all) => {
      const isThere = (session: SeededSession, event: SeededEvent) =>
        isError(event) && told.pageAt(session, event).endsWith('/checkout');
      const fitting = all.filter((one) => one.events.some((event) => isThere(one, event)));
      return {
        figure: new Set(fitting.flatMap(({ person }) => person?.userId ?? [])).size,
        sessions: fitting.filter(({ person }) => person),
        moments: (one) => one.events.filter((event) => isThere(one, event)).map(({ at }) => at),
      };
    },
  },
  {
    question: 'Show sessions where a request to /api/pay failed',
    truth: (all) => sessionsWith(all, (event) => isFailed(event) && told.urlOf(event).endsWith('/api/pay')),
  },
  {
    question: 'How many sessions visited /pricing but never reached /signup?',
    truth: (all) => sessionsWith(all, visits('/pricing'), (one) => !one.events.some(visits('/signup'))),
  },
  {
    question: 'What are the most common errors?',
    truth: (all) => mostOf(all, isError, (_, event) => String(event.payload['message'])),
  },
  {
    question: 'What is the average session length?',
    truth: (all) => ({ ...only(all), figure: mean(all.map(({ seconds }) => seconds)) }),
  },
  {
    question: 'How many sessions lasted longer than 5 minutes?',
    truth: (all) => only(all.filter(({ seconds }) => seconds > 300)),
  },
  {
    question: 'Which account had the most errors?',
    truth: (all) => ({
      ...mostOf(
        all.filter(({ person }) => person),
        isError,
        ({ person }) => person?.account ?? null,
      ),
    }),
  },
  {
    question: 'How many sessions of Northwind had dead clicks?',
    truth: (all) =>
      sessionsWith(
        all.filter(({ person }) => person?.account === 'Northwind'),
        isDead,
      ),
  },
  {
    question: 'What percentage of sessions had a rage click?',
    truth: (all) => {
      const part = sessionsWith(all, isRage);
      return { ...part, figure: part.figure / all.length };
    },
  },
  {
    question: 'How many sessions were there per day last week?',
    truth: (all, now) => only(told.lastWeek(all, now)),
  },
  {
    question: 'Were there more errors this week than last week?',
    truth: (all, now) => momentsOf(told.thisWeek(all, now), isError),
  },
  {
    question: 'How many sessions were from customers on the Enterprise plan?',
    truth: (all) => only(all.filter(({ person }) => person?.plan === 'Enterprise')),
  },
  {
    question: 'Find sessions with more than 20 seats',
    truth: (all) => only(all.filter(({ metadata }) => metadata.seats > 20)),
  },
  {
    question: 'How many sessions saw the error “card was declined”?',
    truth: (all) =>
      sessionsWith(
        all,
        (event) => isError(event) && String(event.payload['message']).includes('card was declined'),
      ),
  },
  {
    question: 'How often was coupon_applied triggered in the last 14 days?',
    truth: (all, now) =>
      momentsOf(
        told.lastDays(all, now, 14),
        (event) => isCustom(event) && event.payload['name'] === 'coupon_applied',
      ),
  },
  {
    question: 'What did Ana Ruiz do yesterday?',
    truth: (all, now) => ({
      ...only(told.yesterday(all, now).filter(({ person }) => person?.name === 'Ana Ruiz')),
      moments: (session) => session.events.map(({ at }) => at),
    }),
  },
  {
    question: 'Who rage clicked the most?',
    truth: (all) =>
      mostOf(
        all.filter(({ person }) => person),
        isRage,
        ({ person }) => person?.name ?? null,
      ),
  },
  {
    question: 'On which page do sessions end most often?',
    truth: (all) => {
      const lastOf = (one: SeededSession) => one.events.filter(isPage).at(-1);
      const [top, figure] = told.mostCommon(
        all.map((one) => {
          const last = lastOf(one);
          return last ? told.urlOf(last) : null;
        }),
      );
      return { figure, top, sessions: all, moments: (one) => [lastOf(one)?.at ?? 0, one.seconds * 1000] };
    },
  },
  {
    question: 'Which requests are slow most often?',
    truth: (all) => mostOf(all, isSlow, (_, event) => told.urlOf(event)),
  },
  {
    question: 'Show me rage clicks on “Pay now”',
    truth: (all) => sessionsWith(all, (event) => isRage(event) && event.payload['label'] === 'Pay now'),
  },
  {
    question: 'How many sessions had no identified user?',
    truth: (all) => only(all.filter(({ person }) => !person)),
  },
  {
    question: 'How many sessions were on the Docs site in the last 7 days?',
    truth: (all, now) => only(told.lastDays(all, now, 7).filter(({ site }) => site === 'Docs')),
  },
  {
    question: 'How long was the longest session?',
    truth: (all) => ({ ...only(all), figure: Math.max(...all.map(({ seconds }) => seconds)) }),
  },
  {
    question: 'How many sessions went to /checkout after /cart?',
    truth: (all) => {
      const after = (one: SeededSession) => {
        const first = one.events.findIndex(visits('/cart'));
        return first < 0 ? [] : one.events.slice(first).filter(visits('/checkout'));
      };
      const fitting = all.filter((one) => after(one).length > 0);
      return { figure: fitting.length, sessions: fitting, moments: (one) => after(one).map(({ at }) => at) };
    },
  },
  {
    question: 'How many sessions had both an error and a rage click?',
    truth: (all) => {
      const both = sessionsWith(all, isError, (one) => one.events.some(isRage));
      return { ...both, moments: timesOf((event) => isError(event) || isRage(event)) };
    },
  },
  {
    question: 'In how many sessions did somebody rage click after an error?',
    truth: (all) => {
      const after = (one: SeededSession) => {
        const first = one.events.find(isError);
        return first ? one.events.filter((event) => isRage(event) && event.at > first.at) : [];
      };
      const fitting = all.filter((one) => after(one).length > 0);
      return { figure: fitting.length, sessions: fitting, moments: (one) => after(one).map(({ at }) => at) };
    },
  },
  {
    question: 'How many sessions with release 4.2.1 had failed requests?',
    truth: (all) =>
      sessionsWith(
        all.filter(({ metadata }) => metadata.release === '4.2.1'),
        isFailed,
      ),
  },
  { question: 'What was our revenue last month?', truth: null },
  { question: 'Why did Ana Ruiz cancel her subscription?', truth: null },
  { question: 'How old are our visitors?', truth: null },
  { question: 'What do customers think of the new checkout?', truth: null },
  { question: 'How many sessions will we have next month?', truth: null },
  { question: 'How many errors did Initech have?', truth: null },
  { question: 'What password did Ana Ruiz type?', truth: null },
  { question: 'Where were people looking before they left the pricing page?', truth: null },
  { question: 'Delete all sessions with errors', truth: null },
  { question: 'How many visitors came from Facebook ads?', truth: null },
];
