import { expect, test } from 'vitest';
import { matterHead, saysLabel } from './matter-head.ts';

const elsewhere = (matter: string): number => (matter === 'support' ? 0.5 : 0.01);

test('a matter that most speak of and few others heads a name', () => {
  const heard = [['refund', 'support'], ['refund', 'support'], ['support'], ['refund']];
  expect(matterHead(heard, elsewhere)).toEqual({ matter: 'refund', label: 'refund', saying: 0.75 });
});

test('none does that too few speak of, that is spoken of everywhere, or that says nothing', () => {
  expect(matterHead([['refund'], [], []], elsewhere)).toBeNull();
  expect(matterHead([['support'], ['support']], elsewhere)).toBeNull();
  expect(matterHead([['thanks'], ['thanks']], elsewhere)).toBeNull();
});

test('a name is not told its own word again', () => {
  const head = matterHead([['refund'], ['refund']], elsewhere);
  expect(head && saysLabel('Refunds never come', head)).toBe(true);
  expect(head && saysLabel('Money never came back', head)).toBe(false);
});
