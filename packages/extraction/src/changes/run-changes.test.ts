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
  return { host: 'crewlark.example', plans: null, features: null, claims: null, rating: null, ...rest };
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

  test('a page of which nothing is read any more took nothing away, and one that is read again brings nothing new', () => {
    const full = state({
      plans: [plan('A', 1)],
      features: [{ term: 'SSO', value: 'yes', note: null }],
      claims: ['ISO 27001 certified.'],
    });
    const empty = state({ plans: [], features: [], claims: [] });
    expect([runChanges(full, empty), runChanges(empty, full)]).toEqual([[], []]);
  });

  test('features and claims that come and go, and ratings that move by more than chance', () => {
    const before = state({
      features: [{ term: 'Offline maps', value: 'yes', note: null }],
      claims: ['Used by 9,000 teams.'],
      rating: { mean: 4.4, count: 80 },
    });
    const after = state({
      features: [{ term: 'SSO', value: 'limited', note: 'up to 5 people' }],
      claims: ['ISO 27001 certified.', 'Used by 9,000 teams.'],
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
