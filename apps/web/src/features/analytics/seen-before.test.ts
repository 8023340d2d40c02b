import { beforeEach, expect, test } from 'vitest';
import { endSession, untilLogout } from '../../lib/session.ts';
import { noteShown } from './seen-before.ts';

const hour = 3_600_000;
const note = (text: string, at: number, key = 'october') => noteShown(key, { text, at }, localStorage);

beforeEach(() => localStorage.clear());

test('a figure that is as it was on the visit before says nothing', () => {
  expect(note('312', 0)).toBeNull();
  expect(note('312', 5 * hour)).toBeNull();
});

test('a figure that changed since the visit before says what it was, as long as the visit lasts', () => {
  note('312', 0);
  expect(note('298', 5 * hour)).toEqual({ text: '312', at: 0 });
  expect(note('298', 5 * hour + 60_000)).toEqual({ text: '312', at: 0 });
  expect(note('298', 9 * hour)).toBeNull();
});

test('a figure that changes twice in a visit is compared with the visit before, and says nothing once it is back', () => {
  note('312', 0);
  note('298', 5 * hour);
  expect(note('290', 5 * hour + 60_000)).toEqual({ text: '312', at: 0 });
  expect(note('312', 5 * hour + 120_000)).toBeNull();
});

test('figures are told apart, and the ones looked at least recently are forgotten', () => {
  note('312', 0);
  note('7', 0, 'november');
  for (let at = 1; at <= 299; at += 1) note('1', at, `other ${at}`);
  expect(note('298', 5 * hour)).toBeNull();
  expect(note('8', 5 * hour, 'november')).toBeNull();
  expect(note('2', 5 * hour, 'other 299')).toEqual({ text: '1', at: 299 });
});

test.each(['', '{', '7', '[["october"]]', '[["october",{"text":3,"at":"x"}]]'])(
  'what cannot be read is as nothing: %j',
  (stored) => {
    localStorage.setItem(`${untilLogout}figures`, stored);
    expect(note('312', 0)).toBeNull();
    expect(note('298', 5 * hour)).toEqual({ text: '312', at: 0 });
  },
);

test.each(['logged_out', 'expired', 'reused'] as const)(
  'nothing of figures stays in the browser once a login ended: %s',
  (because) => {
    note('312', 0, 'contains: lost notes');
    localStorage.setItem('earshot.menu.folded', '["Roadmap"]');
    // As an earlier version kept them.
    localStorage.setItem('earshot.figures', '[["contains: lost notes",{"text":"312","at":0,"told":null}]]');
    endSession(because);
    expect(Object.keys(localStorage)).toEqual(['earshot.menu.folded']);
    expect(note('298', 5 * hour, 'contains: lost notes')).toBeNull();
  },
);

test('figures are remembered while the server cannot be asked whether the login is valid', () => {
  note('312', 0);
  endSession();
  expect(note('298', 5 * hour)).toEqual({ text: '312', at: 0 });
});
