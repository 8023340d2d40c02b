import { newRecoveryCodes } from '../../apps/server/src/features/logins/second-factor/recovery-codes.ts';
import { namePattern } from '../../apps/server/src/features/feedback-moments/name-pattern.ts';
import { splitByWords } from '../../apps/web/src/ui/text/split-by-words.ts';
import { NameIndex } from '../../packages/analysis/src/questions/names/names.ts';
import { planQuestion } from '../../packages/analysis/src/questions/plan-question.ts';
import { NamesInSessions } from '../../packages/analysis/src/session-questions/named-in-sessions.ts';
import { planSessions } from '../../packages/analysis/src/session-questions/plan-sessions.ts';
import { dayIn } from '../../packages/extraction/src/news/days.ts';
import { readFeed } from '../../packages/extraction/src/news/read-feed.ts';
import { provenPlans } from '../../packages/extraction/src/pricing/proposed/proposed-plans.ts';
import { everyMention, isNamed } from '../../packages/extraction/src/rivals/rival-names.ts';
import { detectDialect } from '../../packages/tabular/src/csv/csv-dialect.ts';

const names = new NameIndex({
  sources: [{ id: 1, name: 'Play Store' }],
  topics: [],
  themes: [],
  accounts: [{ id: 5, name: 'Acme' }],
  plans: ['Pro'],
  fields: [
    { key: 'home_country', values: ['Peru'] },
    { key: 'app_version', values: ['4.2'] },
  ],
});
const session = {
  sites: [{ id: 1, name: 'Shop' }],
  people: [],
  accounts: ['Acme'],
  plans: ['Pro'],
  metadata: [{ key: 'seat_count', values: ['3'] }],
  pages: ['https://shop.test/cart'],
  labels: {},
};

/** Calls what puts expressions together only when it is called; the others are put together when their file is read. */
export function buildAll(): void {
  newRecoveryCodes();
  namePattern(['Ann Lee', '((a', 'a a a a a a a a a']);
  splitByWords('words', ['words', 'a a a a a']);
  for (const question of [
    'how many people by home country',
    'share of people in Peru',
    'is Peru happy',
    'bugs since we released 4.2',
  ])
    planQuestion(question, {
      names,
      today: '2026-03-11',
      starRange: () => ({ rating_min: 0, rating_max: 0 }),
    });
  const sessions = { names: new NamesInSessions(session), today: '2026-03-11' };
  for (const question of [
    'sessions longer than 5 minutes with more than 3 seat count',
    'which clicks by seat count of seat count 3',
    'errors, clicks',
  ])
    planSessions(question, sessions);
  dayIn('no day');
  readFeed('<rss><item><title>News</title><link href="/a"></link></item></rss>', 'https://news.test/');
  const text = 'Dinghy is €12 a month.';
  const quote = '€12 a month';
  provenPlans({ url: 'https://plans.test/', title: null, lang: 'en', text }, [
    { name: 'Dinghy', kind: 'priced', amount: 12, currency: 'EUR', per: 'month', quote },
  ]);
  isNamed('text', 'a a a a a a a a', true);
  everyMention('Crew  Lark');
  detectDialect("a;'b'\n", true);
}
