import { hourMs } from '@earshot/contracts/durations';
import type { CallBody } from '@earshot/contracts/call';
import { recordings } from '@earshot/contracts/recordings';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { testApp } from '../../testing/app.ts';
import { aChunk, anOwnEvent, aSnapshot } from '../../testing/chunks.ts';
import { offerChunk } from '../../testing/offer-chunk.ts';
import type { Person } from '../../testing/people.ts';
import { signUp } from '../../testing/people.ts';
import { send } from '../../testing/send.ts';
import { digest } from './digest/digest.service.ts';

let earshot: TestApp;
let owner: Person;
let start: number;

/** One visit each, a minute after the one before; `n` in `metadata` tells them apart. */
const visits = [
  {
    person: 'ana',
    account: 'Acme',
    page: '/cart',
    metadata: { n: 1, plan: 'Team', seats: 5, trial: true },
    kinds: ['es:error'],
  },
  {
    person: 'bo',
    account: 'Bolt',
    page: '/pricing',
    metadata: { n: 2, plan: 'Free', seats: '12' },
    kinds: ['es:rage-click'],
  },
  {
    person: 'cy',
    account: 'Acme',
    page: '/cart/100%',
    metadata: { n: 3, seats: 'many' },
    kinds: ['es:error', 'es:dead-click'],
  },
  { person: null, account: null, page: '/', metadata: { n: 4 }, kinds: [] },
];

beforeAll(async () => {
  earshot = await testApp();
  owner = await signUp(earshot);
  start = earshot.clock.now() - hourMs;
  const { key } = (await send(earshot.app, recordings.createSite, { as: owner, body: { name: 'Shop' } }))
    .reply;
  for (const [index, visit] of visits.entries()) {
    const at = start + index * 60_000;
    const chunk = aChunk([
      ...aSnapshot(at),
      anOwnEvent(at, 'es:page', { url: `https://shop.test${visit.page}`, title: '', referrer: '' }),
      anOwnEvent(at, 'es:metadata', visit.metadata),
      ...(visit.person
        ? [
            anOwnEvent(at, 'es:identify', {
              userId: visit.person,
              email: `${visit.person}@shop.test`,
              account: visit.account,
            }),
          ]
        : []),
      ...visit.kinds.map((kind, nth) =>
        anOwnEvent(at + 1000 * (nth + 1), kind, {
          message: 'total is undefined',
          id: 4,
          label: 'Pay now',
          clicks: 4,
        }),
      ),
      anOwnEvent(at + (index + 1) * 10_000, 'es:custom', { name: 'end' }),
    ]);
    await offerChunk(earshot, key, chunk.bytes);
    await digest(earshot, owner.workspaceId, chunk.header.recordingId, new AbortController().signal);
  }
});
afterAll(() => earshot.stop());

type Filters = NonNullable<CallBody<typeof recordings.list>['filters']>;

async function found(filters: Filters): Promise<number[]> {
  const { reply } = await send(earshot.app, recordings.list, { as: owner, body: { filters } });
  expect(reply.total_count).toBe(reply.recordings.length);
  return reply.recordings.map(({ metadata }) => Number(metadata['n'])).sort();
}

test.each<[Filters, number[]]>([
  [{}, [1, 2, 3, 4]],
  [{ accounts: ['Acme'] }, [1, 3]],
  [{ person_ids: ['ana', 'bo'] }, [1, 2]],
  [{ person_ids: ['ANA@shop.test', 'bo'] }, [1, 2]],
  [{ without_person_ids: ['ana'] }, [2, 3, 4]],
  [{ without_person_ids: ['ana@shop.test', 'cy'] }, [2, 4]],
  [{ without_accounts: ['Acme'] }, [2, 4]],
  [{ without_page: '/cart' }, [2, 4]],
  [{ without_words: 'acme' }, [2, 4]],
  [{ without_words: 'pay now' }, [1, 4]],
  [{ page: '/cart' }, [1, 3]],
  [{ page: '100%' }, [3]],
  [{ page: '_' }, []],
  [{ contains: 'PAY NOW' }, [2, 3]],
  [{ contains: 'acme' }, [1, 3]],
  [{ with: ['error'] }, [1, 3]],
  [{ with: ['error', 'dead_click'] }, [3]],
  [{ without: ['error'] }, [2, 4]],
  [{ without: ['error', 'rage_click'] }, [4]],
  [{ min_seconds: 20 }, [2, 3, 4]],
  [{ min_seconds: 20, max_seconds: 30 }, [2, 3]],
  [{ site_ids: [2] }, []],
])('the filter %j finds %j', async (filters, expected) => {
  expect(await found(filters)).toEqual(expected);
});

test.each<[NonNullable<Filters['metadata']>[number], number[]]>([
  [{ key: 'plan', condition: 'equals', value: 'team' }, [1]],
  [{ key: 'plan', condition: 'not_equals', value: 'team' }, [2, 3, 4]],
  [{ key: 'plan', condition: 'contains', value: 'RE' }, [2]],
  [{ key: 'plan', condition: 'not_contains', value: 're' }, [1, 3, 4]],
  [{ key: 'plan', condition: 'starts_with', value: 'te' }, [1]],
  [{ key: 'seats', condition: 'greater_than', value: 4 }, [1, 2]],
  [{ key: 'seats', condition: 'greater_than', value: '11.5' }, [2]],
  [{ key: 'seats', condition: 'less_than', value: 12 }, [1]],
  [{ key: 'seats', condition: 'less_than', value: 'few' }, []],
  [{ key: 'trial', condition: 'equals', value: true }, [1]],
  [{ key: 'plan', condition: 'is_set' }, [1, 2]],
  [{ key: 'plan', condition: 'is_not_set' }, [3, 4]],
])('[CALL-7] the condition %j finds %j', async (condition, expected) => {
  expect(await found({ metadata: [condition] })).toEqual(expected);
});

test('dates bound the beginning, and a found recording names the moment that was looked for', async () => {
  const at = (minutes: number) => new Date(start + minutes * 60_000).toISOString();
  expect(await found({ from: at(1), to: at(3) })).toEqual([2, 3]);
  const body = { filters: { with: ['dead_click' as const] } };
  const { reply } = await send(earshot.app, recordings.list, { as: owner, body });
  expect(reply.recordings[0]?.matched_at).toBe(start + 2 * 60_000 + 2000);
});

test('pages follow each other without a gap, newest first', async () => {
  const seen: unknown[] = [];
  let after: string | undefined;
  do {
    const { reply } = await send(earshot.app, recordings.list, {
      as: owner,
      body: { limit: 3, ...(after && { after }) },
    });
    expect(reply.total_count).toBe(4);
    seen.push(...reply.recordings.map(({ metadata }) => metadata['n']));
    after = reply.next_key ?? undefined;
  } while (after);
  expect(seen).toEqual([4, 3, 2, 1]);
  const bad = await send(earshot.app, recordings.list, { as: owner, body: { after: 'nonsense' } });
  expect(bad).toMatchObject({ status: 400, problem: { errors: [{ pointer: '#/body/after' }] } });
});

test('the sessions next to one are those of the list, by the same filter', async () => {
  const { reply } = await send(earshot.app, recordings.list, { as: owner, body: {} });
  const ids = new Map(reply.recordings.map(({ metadata, session_id: id }) => [metadata['n'], id]));
  const beside = async (n: number, filters: Filters = {}) =>
    (
      await send(earshot.app, recordings.neighbours, {
        as: owner,
        body: { session_id: ids.get(n) ?? '', filters },
      })
    ).reply;
  expect(await beside(2)).toEqual({ newer: ids.get(3), older: ids.get(1) });
  expect(await beside(4)).toEqual({ newer: null, older: ids.get(3) });
  expect(await beside(1)).toEqual({ newer: ids.get(2), older: null });
  // One that the filter leaves out still has neighbours among those that it lets through.
  const at = (minutes: number) => new Date(start + minutes * 60_000).toISOString();
  expect(await beside(4, { from: at(1), to: at(3) })).toEqual({ newer: null, older: ids.get(3) });
  const stranger = await signUp(earshot);
  const body = { session_id: ids.get(2) ?? '' };
  expect((await send(earshot.app, recordings.neighbours, { as: stranger, body })).status).toBe(404);
});

test('a neighbour sees none of them', async () => {
  const { reply } = await send(earshot.app, recordings.list, { as: await signUp(earshot), body: {} });
  expect(reply).toMatchObject({ recordings: [], total_count: 0 });
});
