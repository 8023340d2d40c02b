import { expect, test } from 'vitest';
import { remembered } from './remembered.ts';

test('a text is looked at once, and one that says nothing too', () => {
  const asked: string[] = [];
  const ends = remembered((text) => {
    asked.push(text);
    return text.endsWith('!') ? 'call' : null;
  });
  expect([ends('Join!'), ends('Join'), ends('Join!'), ends('Join')]).toEqual(['call', null, 'call', null]);
  expect(asked).toEqual(['Join!', 'Join']);
});

test('of long texts the last alone is kept', () => {
  const asked: string[] = [];
  const length = remembered((text) => asked.push(text.slice(0, 1)));
  for (const text of ['a', 'a', 'b', 'a']) length(text.repeat(1000));
  expect(asked).toEqual(['a', 'b', 'a']);
});
