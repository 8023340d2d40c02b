import { afterEach, expect, test } from 'vitest';
import { keepMoment, momentOfAddress } from './replay-path.ts';

afterEach(() => history.replaceState(null, '', '/'));

test('the moment is noted in the address of the replay, beside all else that stands there', () => {
  history.replaceState({ idx: 3 }, '', '/replay?session_id=a&events=errors#secret');
  keepMoment('/replay', 61_500.7);
  expect(location.href).toMatch(/\/replay\?session_id=a&events=errors&t=61500#secret$/);
  expect(history.state).toEqual({ idx: 3 });
  expect(momentOfAddress(new URLSearchParams(location.search))).toBe(61_500);
  keepMoment('/replay', 0);
  expect(location.href).toMatch(/\/replay\?session_id=a&events=errors#secret$/);
});

test('a page that has been gone to keeps its own address', () => {
  history.replaceState(null, '', '/feedback/item?review_id=7');
  keepMoment('/replay', 61_500);
  expect(location.href).toMatch(/\/feedback\/item\?review_id=7$/);
});
