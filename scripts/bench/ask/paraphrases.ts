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

/**
 * Other ways to ask, written before the planner and never tuned on: they show how it fares with words that nobody had in
 * mind when writing it. Leave them as they are; what “mention” means was settled later, as words and no topic or theme.
 */
export const paraphrases: readonly AskedQuestion[] = [
  ask('What is the total number of items we have?', { kind: 'count' }),
  ask('Count the feedback from the App store', { kind: 'count', filters: { source_ids: [2] } }),
  ask('Number of complaints in the Helpdesk?', { kind: 'count', filters: { ...negative, source_ids: [1] } }),
  ask('Tell me how many angry messages arrived last week', {
    kind: 'count',
    filters: { ...negative, ...lastWeek },
  }),
  ask('how much positive feedback did we receive in October', {
    kind: 'count',
    filters: { ...positive, ...lastMonth },
  }),
  ask('How often is dark mode requested?', { kind: 'count', filters: darkMode }),
  ask('How many times did customers bring up login problems?', { kind: 'count', filters: login }),
  ask('Amount of Spanish feedback', { kind: 'count', filters: { languages: ['es'] } }),
  ask('How many 5 star ratings?', { kind: 'count', filters: { rating_min: 0.875, rating_max: 1 } }),
  ask('How many users are affected by slow sync?', { kind: 'count', unit: 'people', filters: slowSync }),
  ask('How many different people wrote about card declined?', {
    kind: 'count',
    unit: 'people',
    filters: cardDeclined,
  }),
  ask('Number of customers on the Agency plan with login problems', {
    kind: 'count',
    unit: 'accounts',
    filters: { ...login, account_plans: ['Agency'] },
  }),
  ask('How many firms mention the client portal?', {
    kind: 'count',
    unit: 'accounts',
    filters: { mentions: ['client', 'portal'] },
  }),
  ask('What revenue do the accounts with slow sync stand for?', {
    kind: 'count',
    unit: 'revenue',
    filters: slowSync,
  }),
  ask('How many complaints since the start of September?', {
    kind: 'count',
    filters: { ...negative, said_from: '2026-09-01' },
  }),
  ask('How many items during the past 7 days?', { kind: 'count', filters: { said_from: '2026-11-12' } }),
  ask('How many messages today?', {
    kind: 'count',
    filters: { said_from: '2026-11-18', said_to: '2026-11-18' },
  }),
  ask('How many complaints so far this year?', {
    kind: 'count',
    filters: { ...negative, said_from: '2026-01-01' },
  }),
  ask('How many items in the third quarter?', { kind: 'count', filters: q3 }),
  ask('How many items until the end of March?', { kind: 'count', filters: { said_to: '2026-03-31' } }),
  ask('How many items after 15 August?', { kind: 'count', filters: { said_from: '2026-08-16' } }),
  ask('How many items excluding the NPS survey?', {
    kind: 'count',
    filters: { except: [{ source_ids: [4] }] },
  }),
  ask('Complaints on Android last month, how many?', {
    kind: 'count',
    filters: { ...negative, ...onAndroid, ...lastMonth },
  }),
  ask('How many items did Birchline send us?', { kind: 'count', filters: { accounts: ['Birchline'] } }),
  ask('How many bad reviews does the App store have?', {
    kind: 'count',
    filters: { ...negative, source_ids: [2] },
  }),
  ask('What fraction of the feedback is positive?', { kind: 'share', measure: 'share', part: positive }),
  ask('How many percent of items are negative?', { kind: 'share', measure: 'share', part: negative }),
  ask('What part of all complaints concerns slow sync?', {
    kind: 'share',
    measure: 'share',
    filters: negative,
    part: slowSync,
  }),
  ask('Which percentage of Helpdesk items is about payments?', {
    kind: 'share',
    measure: 'share',
    filters: { source_ids: [1] },
    part: payments,
  }),
  ask('Share of negative items on iOS', { kind: 'share', measure: 'share', filters: onIos, part: negative }),
  ask('Tell me our net promoter score since April', {
    kind: 'count',
    measure: 'nps',
    filters: { said_from: '2026-04-01' },
  }),
  ask('How well are we rated in the App store on average?', {
    kind: 'count',
    measure: 'mean_rating',
    filters: { source_ids: [2] },
  }),
  ask('Mean star rating for version 4.3', {
    kind: 'count',
    measure: 'mean_rating',
    filters: { fields: { version: '4.3' } },
  }),
  ask('Plot complaints by week', { kind: 'trend', filters: negative, by: { time: 'week' } }),
  ask('How did login problems evolve since May?', {
    kind: 'trend',
    filters: { ...login, said_from: '2026-05-01' },
    by: { time: 'auto' },
  }),
  ask('Monthly number of dark mode requests', { kind: 'trend', filters: darkMode, by: { time: 'month' } }),
  ask('Is slow sync getting worse?', { kind: 'trend', filters: slowSync, by: { time: 'auto' } }),
  ask('Development of the NPS per quarter', { kind: 'trend', measure: 'nps', by: { time: 'quarter' } }),
  ask('Are there more complaints this month compared to last month?', {
    kind: 'compare',
    filters: { ...negative, ...thisMonth },
    compare: lastMonth,
  }),
  ask('Android vs iOS: who complains more?', {
    kind: 'compare',
    filters: negative,
    sides: [onAndroid, onIos],
  }),
  ask('Difference between Helpdesk and Website widget', {
    kind: 'compare',
    sides: [{ source_ids: [1] }, { source_ids: [3] }],
  }),
  ask('How do login problems compare with invoice export?', {
    kind: 'compare',
    sides: [login, invoiceExport],
  }),
  ask('Do more people mention dark mode or the client portal?', {
    kind: 'compare',
    unit: 'people',
    sides: [darkMode, clientPortal],
  }),
  ask('Where do most complaints come from?', { kind: 'rank', filters: negative, by: 'source' }),
  ask('What are the biggest themes?', { kind: 'rank', by: 'theme' }),
  ask('What annoys users most since July?', {
    kind: 'rank',
    filters: { ...negative, said_from: '2026-07-01' },
    by: 'theme',
  }),
  ask('Who are the accounts that complain the most?', { kind: 'rank', filters: negative, by: 'account' }),
  ask('Rank the topics by number of complaints', { kind: 'rank', filters: negative, by: 'topic' }),
  ask('In which regions is slow sync a problem?', {
    kind: 'rank',
    filters: slowSync,
    by: { field: 'region' },
  }),
  ask('Which customers asked for dark mode?', { kind: 'rank', filters: darkMode, by: 'account' }),
  ask('Top 3 sources of praise', { kind: 'rank', filters: positive, by: 'source' }),
  ask('What do Agency customers praise most?', {
    kind: 'rank',
    filters: { ...positive, account_plans: ['Agency'] },
    by: 'theme',
  }),
  ask('Which version gets the worst feedback?', {
    kind: 'rank',
    filters: negative,
    by: { field: 'version' },
  }),
  ask('Give me the complaints about invoice export', {
    kind: 'list',
    filters: { ...negative, ...invoiceExport },
  }),
  ask('Find everything Goldleaf wrote last month', {
    kind: 'list',
    filters: { accounts: ['Goldleaf'], ...lastMonth },
  }),
  ask('I want to read the French feedback', { kind: 'list', filters: { languages: ['fr'] } }),
  ask('What are users saying about dark mode?', { kind: 'quote', filters: darkMode }),
  ask('Quotes about support please', { kind: 'quote', filters: { about: ['support'] } }),
  ask('Give examples of what people say about slow sync', { kind: 'quote', filters: slowSync }),
  ask('What is the reason that customers cancel?', { kind: 'why', filters: { about: ['cancel'] } }),
  ask('Why is the client portal liked?', { kind: 'why', filters: { ...positive, ...clientPortal } }),
  ask('What causes the login problems?', { kind: 'why', filters: login }),
  ask('What makes people angry about slow sync?', { kind: 'why', filters: { ...negative, ...slowSync } }),
  ask(
    'what about the App store?',
    { kind: 'count', filters: { ...negative, source_ids: [2] } },
    'How many complaints came from the Helpdesk?',
  ),
  ask(
    'and in Q3?',
    { kind: 'count', filters: { ...slowSync, ...q3 } },
    'How many items about slow sync since June?',
  ),
  ask(
    'how many accounts are those?',
    { kind: 'count', unit: 'accounts', filters: darkMode },
    'How many requests for dark mode are there?',
  ),
  ask('Wie hat sich slow sync im Laufe der Zeit entwickelt?', {
    kind: 'trend',
    filters: slowSync,
    by: { time: 'auto' },
  }),
  ask('Wie hoch ist der Anteil negativer Rückmeldungen?', {
    kind: 'share',
    measure: 'share',
    part: negative,
  }),
  ask('Quelle source a le plus de plaintes ?', { kind: 'rank', filters: negative, by: 'source' }),
  ask('¿Qué dice la gente sobre dark mode?', { kind: 'quote', filters: darkMode }),
];

function ask(question: string, plan: ExpectedPlan, after?: string): AskedQuestion {
  return { question, plan, ...(after !== undefined && { after }) };
}
