import { describe, expect, test } from 'vitest';
import { planChanges } from './plan-changes.ts';
import type { ComparedPlan } from './plan-changes.ts';
import { runChanges } from './run-changes.ts';
import type { CompanyState } from './run-changes.ts';

function plan(name: string, amount: number, rest: Partial<ComparedPlan> = {}): ComparedPlan {
  return {
    name,
    kind: 'priced',
    amount,
    currency: 'EUR',
    per: 'month',
    billedEvery: null,
    unit: null,
    isFrom: false,
    setupFee: null,
    ...rest,
  };
}

function state(rest: Partial<CompanyState>): CompanyState {
  return {
    host: 'crewlark.example',
    plans: null,
    leftOut: [],
    features: null,
    claims: null,
    rating: null,
    ...rest,
  };
}

describe('[MKT-5] what changed between two runs', () => {
  test('swapped digits are a change, with the difference in percent', () => {
    const before = state({ plans: [plan('Crew', 12), plan('Fleet', 24)] });
    const after = state({ plans: [plan('Crew', 14), plan('Fleet', 42)] });
    expect(runChanges(before, after).map(({ text }) => text)).toEqual([
      'Crew costs €14 a month, was €12 (+17 %).',
      'Fleet costs €42 a month, was €24 (+75 %).',
    ]);
  });

  test('order, case and spacing are none', () => {
    const before = state({ plans: [plan('Crew', 12), plan('Fleet', 24)], claims: ['Used by  9,000 teams.'] });
    const after = state({
      plans: [plan('FLEET', 24), plan('crew plan', 12)],
      claims: ['used by 9,000 teams'],
    });
    expect(runChanges(before, after)).toEqual([]);
  });

  test('a plan with another name in the same place at the same price was renamed', () => {
    expect(planChanges([plan('A', 1), plan('B', 2)], [plan('A', 1), plan('C', 2)])).toMatchObject([
      { plan: 'C', kind: 'changed', field: 'name', before: 'B', after: 'C' },
    ]);
  });

  test('a plan that comes or goes is told once', () => {
    const changes = planChanges([plan('A', 1), plan('B', 2)], [plan('A', 1), plan('C', 9)]);
    expect(changes.map(({ plan: name, kind }) => [name, kind])).toEqual([
      ['C', 'added'],
      ['B', 'removed'],
    ]);
  });

  test('a price that is no longer shown is one change, not three', () => {
    const hidden = plan('A', 1, { kind: 'custom', amount: null, currency: null, per: null });
    expect(runChanges(state({ plans: [plan('A', 1)] }), state({ plans: [hidden] }))).toMatchObject([
      { text: 'A is on request, was €1 a month.', importance: 'high' },
    ]);
  });

  test('nothing is said of what one of the runs did not read', () => {
    expect(runChanges(state({ plans: [plan('A', 1)] }), state({ plans: null }))).toEqual([]);
  });

  test('a page on which no plan is found any more took none away, and one that is read again brings none', () => {
    const [full, empty] = [state({ plans: [plan('A', 1)] }), state({ plans: [] })];
    expect([runChanges(full, empty), runChanges(empty, full)]).toEqual([[], []]);
  });

  test('a plan that one of both runs was not sure of neither came nor went', () => {
    const both = state({ plans: [plan('Perch', 9), plan('Pay per owl', 1)] });
    const one = state({ plans: [plan('Perch', 12)], leftOut: ['Pay per Owl plan'] });
    const texts = (was: CompanyState, is: CompanyState) => runChanges(was, is).map(({ text }) => text);
    expect(texts(both, one)).toEqual(['Perch costs €12 a month, was €9 (+33 %).']);
    expect(texts(one, both)).toEqual(['Perch costs €9 a month, was €12 (−25 %).']);
    expect(texts(both, { ...one, leftOut: [] })).toContain('Pay per owl was removed; it was €1 a month.');
  });

  test('plans are not compared with a run of which it is not known what it left out', () => {
    const { leftOut: _unknown, ...old } = state({ plans: [plan('Perch', 9)], claims: [] });
    const now = state({ plans: [plan('Perch', 12)], claims: ['ISO 27001 certified.'] });
    expect(runChanges(old, now).map(({ of }) => of)).toEqual(['claim']);
  });

  test('the first feature and the first claim are told, and the last that go', () => {
    const none = state({ features: [], claims: [] });
    const some = state({
      features: [{ term: 'Moult alerts', value: 'yes', note: null }],
      claims: ['Used by 9,000 owls.'],
    });
    const told = (was: CompanyState, is: CompanyState) =>
      runChanges(was, is).map(({ of, kind }) => `${of} ${kind}`);
    expect(told(none, some)).toEqual(['feature added', 'claim added']);
    expect(told(some, none)).toEqual(['feature removed', 'claim removed']);
    expect(told(state({}), some)).toEqual([]);
    // The page about prices, which names features too, was read by one run alone.
    expect(told({ ...none, plans: [] }, some)).toEqual(['claim added']);
  });

  test('features and claims that come and go, and ratings that move by more than chance', () => {
    const before = state({
      features: [{ term: 'Offline maps', value: 'yes', note: null }],
      claims: [],
      rating: { mean: 4.4, count: 80 },
    });
    const after = state({
      features: [{ term: 'SSO', value: 'limited', note: 'up to 5 people' }],
      claims: ['ISO 27001 certified.'],
      rating: { mean: 4.1, count: 90 },
    });
    expect(
      runChanges(before, after).map(({ of, kind, importance }) => `${of} ${kind} ${importance}`),
    ).toEqual(['rating changed high', 'feature added normal', 'feature removed normal', 'claim added low']);
    expect(
      runChanges(state({ rating: { mean: 4.4, count: 5 } }), state({ rating: { mean: 3, count: 90 } })),
    ).toEqual([]);
  });
});
