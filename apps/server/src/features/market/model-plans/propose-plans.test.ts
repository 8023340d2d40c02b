import type { MarketLink } from '@earshot/contracts/market';
import { market, marketTables } from '@earshot/contracts/market';
import type { MarketReport } from '@earshot/contracts/market/market-report';
import { renderPublicReport } from '@earshot/report-view/public-report';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { LlmServer } from '../../../testing/stand-ins/llm-server.ts';
import { llmServer, replies, says } from '../../../testing/stand-ins/llm-server.ts';
import type { MarketApp } from '../../../testing/market-app.ts';
import { marketApp } from '../../../testing/market-app.ts';
import { send } from '../../../testing/send.ts';
import { proposePlans } from './propose-plans.ts';

vi.setConfig({ testTimeout: 60_000 });

let app: MarketApp;
let model: LlmServer;
let link: MarketLink;
let report: MarketReport;

/** As a page may tell of a plan in words that no rule reads. */
const told = 'Bigger crews go for Galleon instead, and give €77 monthly.';
const galleon = {
  ...{ name: 'Galleon', kind: 'priced', amount: 77, currency: 'EUR', per: 'month' },
  quote: 'go for Galleon instead, and give €77 monthly',
};
const crew = { ...galleon, name: 'Crew', amount: 12, quote: '€12' };

beforeAll(async () => {
  model = await llmServer();
  app = await marketApp({}, { EARSHOT_LLM_URL: model.url, EARSHOT_LLM_MODEL: 'stand-in' });
  ({ link, report } = await app.report(`${app.standIn.originOf('marrowby.test')}/`));
  const { rowCount } = await query(
    `update earshot.market_page set body = body || $1
     where host = 'marrowby.test' and facts ->> 'kind' = 'pricing'`,
    [`\n${told}`],
  );
  expect(rowCount).toBe(1);
}, 120_000);
afterAll(async () => {
  await app.stop();
  await model.stop();
});
beforeEach(async () => {
  // What the model gave is kept for the day.
  await query(`delete from earshot.market_reading where source = 'plans_by_model'`);
  await query(`delete from earshot.market_part where part = 'proposals'`);
  model.prompts.length = 0;
});

const query = (text: string, values: unknown[] = []) => app.server.database.ownerPool.query(text, values);

async function propose(): Promise<MarketReport> {
  const { rows } = await query(`select run_id as id from earshot.market_report where id = $1`, [link.uuid]);
  const { id } = rows[0] as { id: string };
  await proposePlans(app.server.deps, id, new AbortController().signal);
  return app.read(link);
}

/** Answers about the page of the subject, and about every other that it has no plans. */
const answers = (plans: readonly object[]) =>
  says((prompt) => JSON.stringify({ plans: prompt.includes(told) ? plans : [] }));

/** Without what stands around the quotes: the model's plan was written behind the page's text. */
const facts = ({ proposals: _proposals, citations, ...rest }: MarketReport, of: MarketReport) => ({
  ...rest,
  citations: citations
    .filter(({ id }) => of.citations.some((one) => one.id === id))
    .map(({ excerpt: _excerpt, ...citation }) => citation),
});

test('[MKT-1] a plan that only the model read stands apart, and the facts are the same as without a model', async () => {
  expect(report.proposals).toBeNull();
  model.behave(answers([crew, galleon]));
  const now = await propose();
  expect(now.proposals).toEqual([
    expect.objectContaining({
      ...{ key: 'marrowby.test/proposed/galleon', host: 'marrowby.test', name: 'Galleon' },
      ...{ amount: 77, currency: 'EUR', per: 'month', confidence: 'medium', correction: null },
    }),
  ]);
  expect(facts(now, report)).toEqual(facts(report, report));
  expect(model.prompts.length).toBe(now.companies.length);
  const page = renderPublicReport(now);
  expect(page).toContain('Read by a language model');
  expect(page).toContain('not used in findings');
  await propose();
  // The pages of a day are read once.
  expect(model.prompts.length).toBe(now.companies.length);
});

test('[MKT-1] what the page does not prove is not told, whatever the model says', async () => {
  model.behave(
    answers([
      { ...galleon, amount: 7 },
      { ...galleon, amount: 777, quote: 'Galleon, now only €777 monthly' },
      { ...galleon, name: '<img src=x onerror=alert(1)>' },
      { ...galleon, name: 'Crew' },
      { ...galleon, currency: 'USD' },
    ]),
  );
  expect((await propose()).proposals).toEqual([]);
});

test('an answer that cannot be read is asked for once more, with what was wrong about it', async () => {
  let asked = 0;
  model.behave(
    says(() => {
      asked += 1;
      return asked % 2 === 1 ? 'Gladly! {"plans": "many"}' : '```json\n{"plans": []}\n```';
    }),
  );
  expect((await propose()).proposals).toEqual([]);
  expect(model.prompts.length).toBe(2 * report.companies.length);
  expect(model.prompts[1]).toContain('could not be used');
  await query(`delete from earshot.market_reading where source = 'plans_by_model'`);
  await query(`delete from earshot.market_part where part = 'proposals'`);
  model.behave(says('{}'));
  expect((await propose()).proposals).toBeNull();
});

test('[MKT-1] a proposed plan is gone from every output once its quote is not in the stored text', async () => {
  model.behave(answers([galleon]));
  const files = [
    ...[{ format: 'json' }, { format: 'markdown' }],
    ...marketTables.map((table) => ({ format: 'csv', table })),
  ];
  const outputs = async () =>
    (
      await Promise.all(
        files.map(async (file) => {
          const payload = { ...link, ...file };
          const { path: url } = market.exportPublicReport;
          return (await app.server.app.inject({ method: 'POST', url, payload })).body;
        }),
      )
    )
      .concat(renderPublicReport(await app.read(link)))
      .filter((text) => text.includes('Galleon')).length;
  await propose();
  // JSON, Markdown, the tables of proposed plans and of quotes, the page.
  expect(await outputs()).toBe(5);
  await query(`update earshot.market_page set body = replace(body, '€77', '€78')`);
  expect(await outputs()).toBe(0);
  await query(`update earshot.market_page set body = replace(body, '€78', '€77')`);
});

test('a person takes a proposed plan over: it is one of the report’s, on their word, or it is dismissed', async () => {
  model.behave(answers([galleon]));
  const [proposed] = (await propose()).proposals ?? [];
  const key = proposed?.key ?? '';
  const right = {
    ...{ name: 'Galleon', kind: 'priced' as const, amount: 77, currency: 'EUR', per: 'month' as const },
    ...{ billed_every: null, unit: null },
  };
  const body = { ...link, correction: { of: 'plan' as const, key, right } };
  const { reply } = await send(app.server.app, market.correctPublicFact, { body });
  expect(reply.proposals).toEqual([]);
  expect(reply.plans?.find((plan) => plan.key === key)).toMatchObject({
    ...{ amount: 77, correction: { by: 'reader' } },
    per_person_month: [{ people: 5 }, { people: 12 }],
  });
  const none = { ...link, correction: { of: 'plan' as const, key, right: null } };
  const { reply: without } = await send(app.server.app, market.correctPublicFact, { body: none });
  expect([without.proposals, without.plans?.some((plan) => plan.key === key)]).toEqual([[], false]);
});

test('a model that fails leaves the report as it is, and is left alone after some failures', async () => {
  model.behave(replies(500, 'no'));
  expect((await propose()).proposals).toBeNull();
  const { length } = model.prompts;
  expect(length).toBeLessThanOrEqual(2 * report.companies.length);
  await propose();
  await propose();
  const later = model.prompts.length;
  await propose();
  expect(model.prompts.length).toBe(later);
});
