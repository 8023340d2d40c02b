import { expect, test } from 'vitest';
import { factsOf } from './facts.ts';
import type { SafeEvent } from './sanitise.ts';
import { sanitise } from './sanitise.ts';

const start = 1_790_000_000_000;

function events(...drawn: [second: number, type: number, data: Record<string, unknown>][]): SafeEvent[] {
  return drawn.flatMap(
    ([second, type, data]) => sanitise({ type, timestamp: start + second * 1000, data }) ?? [],
  );
}

const own = (tag: string, payload: object): [number, Record<string, unknown>] => [5, { tag, payload }];

test('clicks, typing, pages, errors and requests become moments in the order of their time', () => {
  const facts = factsOf(
    events(
      [3, ...own('es:error', { message: 'x is undefined', stack: '', url: '', line: 0 })],
      [0, ...own('es:page', { url: 'https://shop.test/', title: 'Shop', referrer: '' })],
      [1, 3, { source: 2, type: 2, id: 7, x: 1, y: 1, label: 'Pay now' }],
      [1.2, 3, { source: 5, id: 8, text: '*', isChecked: false }],
      [1.4, 3, { source: 5, id: 8, text: '**', isChecked: false }],
      [9, 3, { source: 5, id: 8, text: '***', isChecked: false }],
      [4, ...own('es:network', { url: 'https://shop.test/api', kind: 'fetch', status: 500, duration: 20 })],
      [
        5,
        ...own('es:network', { url: 'https://shop.test/slow', kind: 'fetch', status: 200, duration: 3500.4 }),
      ],
      [6, ...own('es:network', { url: 'https://shop.test/fine', kind: 'fetch', status: 200, duration: 20 })],
    ),
  );
  expect(
    facts.moments.map(({ at, kind, label, value }) => [(at - start) / 1000, kind, label, value]),
  ).toEqual([
    [0, 'page', 'https://shop.test/', null],
    [1, 'click', 'Pay now', 7],
    [1.2, 'input', '', 8],
    [3, 'error', 'x is undefined', null],
    [4, 'failed_request', 'https://shop.test/api', 500],
    [5, 'slow_request', 'https://shop.test/slow', 3500],
    [9, 'input', '', 8],
  ]);
  expect(facts).toMatchObject({
    clicks: 1,
    inputs: 3,
    activeSeconds: [1, 9].map((second) => start / 1000 + second),
  });
});

test('changes of the page alone are no activity of the person', () => {
  const mutation = { source: 0, adds: [], removes: [], texts: [{ id: 1, value: 'tick' }], attributes: [] };
  expect(factsOf(events([1, 3, mutation])).activeSeconds).toEqual([]);
});

test('the last identity and the last value of each key hold', () => {
  const facts = factsOf(
    events(
      [0, ...own('es:identify', { userId: 'a' })],
      [1, ...own('es:metadata', { plan: 'free', seats: 3 })],
      [2, ...own('es:identify', { userId: 'b', account: 'Acme' })],
      [3, ...own('es:metadata', { plan: 'team', trial: null })],
    ),
  );
  expect(facts.person).toEqual({ at: start + 2000, is: { userId: 'b', account: 'Acme' } });
  expect(facts.metadata).toEqual({
    plan: { at: start + 3000, value: 'team' },
    seats: { at: start + 1000, value: 3 },
    trial: { at: start + 3000, value: null },
  });
});
