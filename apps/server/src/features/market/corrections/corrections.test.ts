import type { MarketCorrection, MarketLink } from '@earshot/contracts/market';
import { market } from '@earshot/contracts/market';
import { marketCorrections } from '@earshot/contracts/market-corrections';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { MarketApp } from '../../../testing/market-app.ts';
import { marketApp } from '../../../testing/market-app.ts';
import type { Person } from '../../../testing/people.ts';
import { makeOperator, signUp } from '../../../testing/people.ts';
import { send } from '../../../testing/send.ts';

let world: MarketApp;
let operator: Person;
let mine: MarketLink;
let other: MarketLink;
let third: MarketLink;

beforeAll(async () => {
  world = await marketApp();
  operator = await signUp(world.server);
  await makeOperator(world.server, operator);
  const subject = world.standIn.originOf('turnstone.test');
  mine = (await world.report(subject)).link;
  other = (await world.report(subject)).link;
  third = (await world.report(subject)).link;
}, 60_000);
afterAll(() => world.stop());

const key = 'turnstone.test/museum';
const priced = (amount: number): MarketCorrection => ({
  ...{ of: 'plan', key },
  right: {
    ...{ name: 'Museum', kind: 'priced', amount, currency: 'GBP', per: 'month', billed_every: null },
    unit: null,
  },
});
const correct = (link: MarketLink, correction: MarketCorrection) => {
  // Lists begin with what was said last.
  world.server.clock.advance({ minutes: 1 });
  return send(world.server.app, market.correctPublicFact, { body: { ...link, correction } });
};
const museum = async (link: MarketLink) => (await world.read(link)).plans?.find((plan) => plan.key === key);
const list = async (query: object = {}) =>
  (await send(world.server.app, marketCorrections.list, { as: operator, query })).reply;
const decide = (id: string, state: 'accepted' | 'declined') =>
  send(world.server.app, marketCorrections.decide, { as: operator, body: { correction_id: id, state } });

test('[MKT-4] a stranger’s correction shows in their report alone until the operator accepts it', async () => {
  await correct(mine, priced(95));
  expect(await museum(mine)).toMatchObject({ amount: 95, correction: { by: 'reader' } });
  expect(await museum(other)).toMatchObject({ amount: 89, correction: null });

  // Said again before anybody judged it, it is offered once.
  await correct(mine, priced(99));
  const { corrections, counts } = await list();
  expect(counts).toEqual({ offered: 1, accepted: 0, declined: 0 });
  expect(corrections).toMatchObject([
    {
      host: 'turnstone.test',
      name: 'Museum',
      told: expect.stringContaining('89') as string,
      state: 'offered',
    },
  ]);
  expect(corrections[0]?.url).toContain('turnstone.test');
  const id = corrections[0]?.correction_id ?? '';

  expect((await decide(id, 'accepted')).reply.state).toBe('accepted');
  expect(await museum(other)).toMatchObject({ amount: 99, correction: { by: 'operator' } });
  // Whose own word it is keeps it as such.
  expect(await museum(mine)).toMatchObject({ amount: 99, correction: { by: 'reader' } });
  await decide(id, 'declined');
  expect(await museum(other)).toMatchObject({ amount: 89, correction: null });
  expect(await museum(mine)).toMatchObject({ amount: 99 });
});

test('an accepted correction holds for what it was said of: where the page says something else by now, the page’s word stands', async () => {
  const [declined] = (await list({ state: 'declined' })).corrections;
  await decide(declined?.correction_id ?? '', 'accepted');
  expect((await museum(other))?.amount).toBe(99);
  await world.server.database.ownerPool.query(
    `update earshot.market_part set content = replace(content::text, '"amount": 89', '"amount": 91')::jsonb where part = 'plans'`,
  );
  expect(await museum(other)).toMatchObject({ amount: 91, correction: null });
  expect((await museum(mine))?.amount).toBe(99);
});

test('another word for the same reading takes the place of the one before, and a deleted report takes its offers along', async () => {
  await correct(other, priced(70));
  await correct(mine, priced(71));
  const [second, first] = (await list()).corrections;
  await decide(first?.correction_id ?? '', 'accepted');
  await decide(second?.correction_id ?? '', 'accepted');
  expect((await museum(third))?.amount).toBe(71);
  await correct(third, priced(72));
  expect((await list()).counts.offered).toBe(1);
  await send(world.server.app, market.deletePublicReport, { body: third });
  expect((await list()).counts.offered).toBe(0);
});

test('pages of the list follow each other, and a place that is none is refused', async () => {
  const page = await list({ state: 'accepted', limit: 1 });
  const rest = await list({ state: 'accepted', limit: 1, after: page.next ?? '' });
  expect(rest.corrections[0]?.correction_id).not.toBe(page.corrections[0]?.correction_id);
  const reply = await send(world.server.app, marketCorrections.list, { as: operator, query: { after: 'x' } });
  expect([reply.status, reply.problem.errors?.[0]?.detail]).toEqual([
    400,
    'This is not a valid cursor for this list.',
  ]);
});

test('who runs no server neither sees nor decides corrections', async () => {
  const stranger = await signUp(world.server);
  expect((await send(world.server.app, marketCorrections.list, { as: stranger })).status).toBe(404);
});
