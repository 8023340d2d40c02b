import pg from 'pg';
import { expect, test } from 'vitest';
import { ConnectionLost, isUnavailable, lostOnTheWay, lostToOthers, problemOfSqlState } from './sqlstate.ts';

/** An error as the server sends it. */
function errorOf(state: string): pg.DatabaseError {
  const error = new pg.DatabaseError('said by the server', 0, 'error');
  error.code = state;
  return error;
}

test.each([
  ['57014', 'unavailable'],
  ['55P03', 'unavailable'],
  ['25P03', 'unavailable'],
  ['08006', 'unavailable'],
  ['57P01', 'unavailable'],
  ['53300', 'unavailable'],
  ['22021', 'bad_request'],
  ['22003', 'bad_request'],
  ['23505', 'conflict'],
  ['53100', 'storage_full'],
  // Foreign keys and rights are ours to get right.
  ['23503', undefined],
  ['42501', undefined],
  ['40001', undefined],
])('the state %s is the problem %s', (state, problem) => {
  expect(problemOfSqlState(errorOf(state))).toBe(problem);
});

test.each([
  ['08006', { isUnavailable: true, lostToOthers: false, lostOnTheWay: true }],
  ['57P03', { isUnavailable: true, lostToOthers: false, lostOnTheWay: true }],
  ['53300', { isUnavailable: true, lostToOthers: false, lostOnTheWay: true }],
  ['57014', { isUnavailable: false, lostToOthers: false, lostOnTheWay: false }],
  ['40001', { isUnavailable: false, lostToOthers: true, lostOnTheWay: false }],
  ['40P01', { isUnavailable: false, lostToOthers: true, lostOnTheWay: false }],
  ['XX000', { isUnavailable: false, lostToOthers: false, lostOnTheWay: true }],
  ['23505', { isUnavailable: false, lostToOthers: false, lostOnTheWay: false }],
])('whether work with the state %s may be done again', (state, expected) => {
  const error = errorOf(state);
  expect({
    isUnavailable: isUnavailable(error),
    lostToOthers: lostToOthers(error),
    lostOnTheWay: lostOnTheWay(error),
  }).toEqual(expected);
});

test('a lost connection is unavailable and lost on the way; other errors are neither', () => {
  const lost = new ConnectionLost(new Error('gone'));
  expect([isUnavailable(lost), lostOnTheWay(lost), lostToOthers(lost)]).toEqual([true, true, false]);
  const other = new Error('of ours');
  expect([isUnavailable(other), lostOnTheWay(other), lostToOthers(other)]).toEqual([false, false, false]);
});
