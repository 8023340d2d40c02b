import type { AskedQuestion, ExpectedPlan } from './expected-plan.ts';
import {
  cardDeclined,
  clientPortal,
  darkMode,
  invoiceExport,
  lastMonth,
  lastWeek,
  login,
  negative,
  onAndroid,
  onIos,
  payments,
  positive,
  q3,
  slowSync,
  thisMonth,
} from './expected-plan.ts';

/** Questions whose plan is known; the exact numbers are counted from the seeded items by a second, plain reading. */
export const golden: readonly AskedQuestion[] = [
  // Counts by source, tone, language and stars.
  ask('How many items are there?', { kind: 'count' }),
  ask('How many items came from the App store?', { kind: 'count', filters: { source_ids: [2] } }),
  ask('How many tickets do we have from Helpdesk?', { kind: 'count', filters: { source_ids: [1] } }),
  ask('How many negative items are there?', { kind: 'count', filters: negative }),
  ask('How many complaints came from the Helpdesk?', {
    kind: 'count',
    filters: { ...negative, source_ids: [1] },
  }),
  ask('How many positive reviews came from the App store or the NPS survey?', {
    kind: 'count',
    filters: { ...positive, source_ids: [2, 4] },
  }),
  ask('How many items are in German?', { kind: 'count', filters: { languages: ['de'] } }),
  ask('How many items are in French or Spanish?', { kind: 'count', filters: { languages: ['es', 'fr'] } }),
  ask('How many one-star reviews are there?', {
    kind: 'count',
    filters: { rating_min: 0, rating_max: 0.125 },
  }),
  ask('How many reviews have five stars?', { kind: 'count', filters: { rating_min: 0.875, rating_max: 1 } }),
  ask('How many items are not from the App store?', {
    kind: 'count',
    filters: { except: [{ source_ids: [2] }] },
  }),
  ask('How many negative items are not in English?', {
    kind: 'count',
    filters: { ...negative, except: [{ languages: ['en'] }] },
  }),
  ask('How many neutral items without a rating?', {
    kind: 'count',
    filters: { sentiments: ['neutral'], rated: false },
  }),
  // Periods in words.
  ask('How many items came in last month?', { kind: 'count', filters: lastMonth }),
  ask('How many items came in last week?', { kind: 'count', filters: lastWeek }),
  ask('How many complaints did we get this month?', {
    kind: 'count',
    filters: { ...negative, ...thisMonth },
  }),
  ask('How many items came in yesterday?', {
    kind: 'count',
    filters: { said_from: '2026-11-17', said_to: '2026-11-17' },
  }),
  ask('How many items since June?', { kind: 'count', filters: { said_from: '2026-06-01' } }),
  ask('How many items in the last 30 days?', { kind: 'count', filters: { said_from: '2026-10-20' } }),
  ask('How many items in the past two weeks?', { kind: 'count', filters: { said_from: '2026-11-05' } }),
  ask('How many items in Q3?', { kind: 'count', filters: q3 }),
  ask('How many negative items last quarter?', { kind: 'count', filters: { ...negative, ...q3 } }),
  ask('How many items were there in March 2026?', {
    kind: 'count',
    filters: { said_from: '2026-03-01', said_to: '2026-03-31' },
  }),
  ask('How many items between March and May?', {
    kind: 'count',
    filters: { said_from: '2026-03-01', said_to: '2026-05-31' },
  }),
  ask('How many items before April?', { kind: 'count', filters: { said_to: '2026-03-31' } }),
  ask('How many items in 2026?', {
    kind: 'count',
    filters: { said_from: '2026-01-01', said_to: '2026-12-31' },
  }),
  ask('How many items from 3 March 2026 to 10 April 2026?', {
    kind: 'count',
    filters: { said_from: '2026-03-03', said_to: '2026-04-10' },
  }),
  ask('How many items on 2026-10-05?', {
    kind: 'count',
    filters: { said_from: '2026-10-05', said_to: '2026-10-05' },
  }),
  ask('How many items in the first half of 2026?', {
    kind: 'count',
    filters: { said_from: '2026-01-01', said_to: '2026-06-30' },
  }),
  // Topics and themes.
  ask('How many items are about login problems?', { kind: 'count', filters: login }),
  ask('How many items mention invoice export?', {
    kind: 'count',
    filters: { mentions: ['invoice export'] },
  }),
  ask('How many positive items about invoice export?', {
    kind: 'count',
    filters: { ...positive, ...invoiceExport },
  }),
  ask('How many complaints about slow sync since July?', {
    kind: 'count',
    filters: { ...negative, ...slowSync, said_from: '2026-07-01' },
  }),
  ask('How many requests for dark mode are there?', { kind: 'count', filters: darkMode }),
  ask('How many items are about payments?', { kind: 'count', filters: payments }),
  ask('How many items about card declined came from the Helpdesk?', {
    kind: 'count',
    filters: { ...cardDeclined, source_ids: [1] },
  }),
  ask('How many items are about login but not from Helpdesk?', {
    kind: 'count',
    filters: { ...login, except: [{ source_ids: [1] }] },
  }),
  // People, accounts, revenue, plans and own fields.
  ask('How many people mention login problems?', {
    kind: 'count',
    unit: 'people',
    filters: { mentions: ['login', 'problems'] },
  }),
  ask('How many people complain about slow sync?', {
    kind: 'count',
    unit: 'people',
    filters: { ...negative, ...slowSync },
  }),
  ask('How many accounts asked for dark mode?', { kind: 'count', unit: 'accounts', filters: darkMode }),
  ask('How many companies complained last month?', {
    kind: 'count',
    unit: 'accounts',
    filters: { ...negative, ...lastMonth },
  }),
  ask('How much revenue is behind the login problems?', { kind: 'count', unit: 'revenue', filters: login }),
  ask('How many items are from accounts on the Agency plan?', {
    kind: 'count',
    filters: { account_plans: ['Agency'] },
  }),
  ask('How many negative items from plan Studio?', {
    kind: 'count',
    filters: { ...negative, account_plans: ['Studio'] },
  }),
  ask('How many items are from Elmfield?', { kind: 'count', filters: { accounts: ['Elmfield'] } }),
  ask('How many items are on Android?', { kind: 'count', filters: onAndroid }),
  ask('How many complaints on iOS since September?', {
    kind: 'count',
    filters: { ...negative, ...onIos, said_from: '2026-09-01' },
  }),
  ask('How many items with region Asia?', { kind: 'count', filters: { fields: { region: 'Asia' } } }),
  ask('How many items are about version 4.2?', { kind: 'count', filters: { fields: { version: '4.2' } } }),
  // Shares.
  ask('What share of feedback is negative?', { kind: 'share', measure: 'share', part: negative }),
  ask('What percentage of App store reviews is positive?', {
    kind: 'share',
    measure: 'share',
    filters: { source_ids: [2] },
    part: positive,
  }),
  ask('What share of items is about login problems?', { kind: 'share', measure: 'share', part: login }),
  ask('What proportion of complaints since August comes from Android?', {
    kind: 'share',
    measure: 'share',
    filters: { ...negative, said_from: '2026-08-01' },
    part: onAndroid,
  }),
  ask('What percentage of people mention dark mode?', {
    kind: 'share',
    measure: 'share',
    unit: 'people',
    part: { mentions: ['dark', 'mode'] },
  }),
  // Scores.
  ask('What is our NPS?', { kind: 'count', measure: 'nps' }),
  ask('What was the NPS last quarter?', { kind: 'count', measure: 'nps', filters: q3 }),
  ask('What is the average rating in the App store?', {
    kind: 'count',
    measure: 'mean_rating',
    filters: { source_ids: [2] },
  }),
  ask('What is the average rating on Android?', {
    kind: 'count',
    measure: 'mean_rating',
    filters: onAndroid,
  }),
  ask('What is the CSAT since March?', {
    kind: 'count',
    measure: 'csat',
    filters: { said_from: '2026-03-01' },
  }),
  // Over time.
  ask('How many items came in each month?', { kind: 'trend', by: { time: 'month' } }),
  ask('How many complaints per week since August?', {
    kind: 'trend',
    filters: { ...negative, said_from: '2026-08-01' },
    by: { time: 'week' },
  }),
  ask('How has slow sync developed over time?', { kind: 'trend', filters: slowSync, by: { time: 'auto' } }),
  ask('Show the trend of login problems by month', { kind: 'trend', filters: login, by: { time: 'month' } }),
  ask('How did the average rating change by quarter?', {
    kind: 'trend',
    measure: 'mean_rating',
    by: { time: 'quarter' },
  }),
  // Compared.
  ask('Did we get more complaints this month than last month?', {
    kind: 'compare',
    filters: { ...negative, ...thisMonth },
    compare: lastMonth,
  }),
  ask('Were there more login problems in Q3 than in Q2?', {
    kind: 'compare',
    filters: { ...login, ...q3 },
    compare: { said_from: '2026-04-01', said_to: '2026-06-30' },
  }),
  ask('Compare iOS with Android complaints', {
    kind: 'compare',
    filters: negative,
    sides: [onIos, onAndroid],
  }),
  ask('Compare login problems with slow sync', { kind: 'compare', sides: [login, slowSync] }),
  ask('Compare the Helpdesk and the App store since May', {
    kind: 'compare',
    filters: { said_from: '2026-05-01' },
    sides: [{ source_ids: [1] }, { source_ids: [2] }],
  }),
  ask('Is the average rating better on iOS than on Android?', {
    kind: 'compare',
    measure: 'mean_rating',
    sides: [onIos, onAndroid],
  }),
  // Ranked.
  ask('Which source has the most complaints?', { kind: 'rank', filters: negative, by: 'source' }),
  ask('Which topics are mentioned most?', { kind: 'rank', by: 'topic' }),
  ask('What do people complain about most?', { kind: 'rank', filters: negative, by: 'theme' }),
  ask('Which accounts have login problems?', { kind: 'rank', filters: login, by: 'account' }),
  ask('Which plan complains most about slow sync?', {
    kind: 'rank',
    filters: { ...negative, ...slowSync },
    by: 'plan',
  }),
  ask('Which region has the fewest complaints?', {
    kind: 'rank',
    filters: negative,
    by: { field: 'region' },
    order: 'least',
  }),
  ask('Which platform has the most items in Q3?', { kind: 'rank', filters: q3, by: { field: 'platform' } }),
  ask('Which languages do people write in?', { kind: 'rank', by: 'language' }),
  ask('Top themes since June', { kind: 'rank', filters: { said_from: '2026-06-01' }, by: 'theme' }),
  ask('Which topic grew most since last month?', {
    kind: 'rank',
    filters: { said_from: '2026-10-01' },
    by: 'topic',
    compare: 'previous',
    order: 'change',
  }),
  // Lists, reasons and words.
  ask('Show me negative feedback about login from last month', {
    kind: 'list',
    filters: { ...negative, ...login, ...lastMonth },
  }),
  ask('List the items from Alder Works', { kind: 'list', filters: { accounts: ['Alder Works'] } }),
  ask('What do people say about the client portal?', { kind: 'quote', filters: clientPortal }),
  ask('What do people say about the price?', { kind: 'quote', filters: { about: ['price'] } }),
  ask('Why do people leave?', { kind: 'why', filters: { about: ['leave'] } }),
  ask('Why are people unhappy with invoice export?', {
    kind: 'why',
    filters: { ...negative, ...invoiceExport },
  }),
  ask('How many people mention support?', {
    kind: 'count',
    unit: 'people',
    filters: { mentions: ['support'] },
  }),
  // Follow-ups.
  ask(
    'and on Android?',
    { kind: 'count', filters: { ...negative, ...onAndroid } },
    'How many complaints on iOS?',
  ),
  ask(
    'only last month',
    { kind: 'count', filters: { ...login, ...lastMonth } },
    'How many items about login?',
  ),
  ask(
    'How many people is that?',
    { kind: 'count', unit: 'people', filters: login },
    'How many items about login?',
  ),
  ask('why?', { kind: 'why', filters: { ...negative, ...slowSync } }, 'How many complaints about slow sync?'),
  // Other languages.
  ask('Wie viele Beschwerden kamen letzten Monat?', {
    kind: 'count',
    filters: { ...negative, ...lastMonth },
  }),
  ask('Wie viele Personen nennen dark mode?', {
    kind: 'count',
    unit: 'people',
    filters: { mentions: ['dark', 'mode'] },
  }),
  ask('Welche Quelle hat die meisten Beschwerden?', { kind: 'rank', filters: negative, by: 'source' }),
  ask('Combien de commentaires négatifs depuis juin ?', {
    kind: 'count',
    filters: { ...negative, said_from: '2026-06-01' },
  }),
  ask('¿Cuántas quejas hubo el mes pasado?', { kind: 'count', filters: { ...negative, ...lastMonth } }),
];

function ask(question: string, plan: ExpectedPlan, after?: string): AskedQuestion {
  return { question, plan, ...(after !== undefined && { after }) };
}
