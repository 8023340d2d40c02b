import { expect, test } from 'vitest';
import { answering } from '../testing/answering.ts';
import { askStandIn } from '../testing/stand-in.ts';
import { StandInWorld } from '../testing/stand-in-world.ts';
import { hubspotStandIn } from '../testing/stand-ins/hubspot.ts';
import type { Store } from '../testing/sync-into.ts';
import { expectSame, syncInto } from '../testing/sync-into.ts';
import type { Ask, BroughtPage, ConnectionSettings } from './connection-kind.ts';
import { hubspot } from './hubspot.ts';

const at = '2026-11-01T10:00:00Z';
const now = Date.parse('2026-11-20T12:00:00Z');

async function brought(ask: Ask, more: ConnectionSettings = {}): Promise<BroughtPage> {
  return hubspot.read(ask, { ...hubspotStandIn.settings, ...more }, null, now);
}

function sides({ items }: BroughtPage): string[] {
  return items.flatMap(({ turns }) => turns.map(({ by, text }) => `${by}: ${text}`));
}

test('whose words a ticket holds is told by where it came from', async () => {
  const ticket = (id: string, hs_object_source: string, more: object = {}) => ({
    id,
    properties: {
      subject: 'S',
      content: `By ${hs_object_source}`,
      createdate: at,
      hs_lastmodifieddate: at,
      hs_object_source,
      ...more,
    },
  });
  const results = [
    ticket('1', 'FORM'),
    ticket('2', 'CRM_UI'),
    ticket('3', 'HELP_DESK'),
    ticket('4', 'HELP_DESK', { hs_created_by_user_id: '12', content: 'Typed in the help desk' }),
    ticket('5', 'MOBILE_IOS'),
    ticket('6', 'AUTOMATION_PLATFORM'),
    ticket('7', 'INTEGRATION'),
    ticket('8', 'EMAIL', { content: 'I see <NullPointer>\nfrom <jo@example.com>' }),
    ticket('9', 'EMAIL', { content: '<p>Two</p><p>lines</p>' }),
  ];
  const ask = answering({
    'tickets/search': { total: results.length, results },
    associations: { results: [] },
  });
  const page = await brought(ask);
  expect(sides(page)).toEqual([
    'customer: By FORM',
    'agent: By CRM_UI',
    'customer: By HELP_DESK',
    'agent: Typed in the help desk',
    'agent: By MOBILE_IOS',
    'system: By AUTOMATION_PLATFORM',
    'agent: By INTEGRATION',
    'customer: I see <NullPointer>\nfrom <jo@example.com>',
    'customer: <p>Two</p><p>lines</p>',
  ]);
  expect(page.items.slice(-2).map(({ turns }) => turns[0]?.html)).toEqual([false, true]);
  expect(sides(await brought(ask, { tools: 'customers' }))[6]).toBe('customer: By INTEGRATION');
});

test('the primary company pays, by the year or the month, in the currency of HubSpot or the named one', async () => {
  const world = new StandInWorld(1, now);
  const { ask } = askStandIn(hubspotStandIn, world);
  const revenues = async (more: ConnectionSettings) =>
    (await brought(ask, more)).accounts.map(({ externalId, revenue }) => [externalId, revenue]);
  expect(await revenues({})).toEqual([['790', { amount: 12000, currency: 'EUR', per: 'year' }]]);
  expect(await revenues({ currency: 'chf', revenue_per: 'month' })).toEqual([
    ['790', { amount: 12000, currency: 'CHF', per: 'month' }],
  ]);
  const page = await brought(ask);
  expect(page.items[0]?.account).toEqual({ externalId: '790' });
  expect(page.accounts[0]).toMatchObject({ name: 'Biglytics', plan: 'Team', owner: 'Ada Marrow' });
  await expect(hubspot.test(ask, { ...hubspotStandIn.settings, currency: '€' })).rejects.toThrow(
    'three letters',
  );
});

test('more tickets that changed within a second are read than a search goes through', async () => {
  // The stand-in’s pages hold a twentieth of what is asked for.
  const world = new StandInWorld(700, now);
  for (const thing of world.things) thing.changedAt = now - 3_600_000 + thing.id;
  const store: Store = new Map();
  await syncInto(store, hubspotStandIn, askStandIn(hubspotStandIn, world), world, null);
  expectSame(store, hubspotStandIn, world);
});
