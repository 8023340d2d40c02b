import { expect, test } from 'vitest';
import { pageAddress, sessionOf } from './page.ts';
import { textOn } from './text-color.ts';

const id = '0b4a6c1e-3d2f-4a5b-8c7d-9e0f1a2b3c4d';

test('the session is the one that the recorder records, and none where there is no recorder or it records nothing', () => {
  const recordingUrl = () => `https://earshot.test/session_replay/replay_session?session_id=${id}`;
  expect(sessionOf({ recordingUrl })).toBe(id);
  expect(sessionOf({ recordingUrl: () => undefined })).toBeUndefined();
  expect(sessionOf([['identify', {}]])).toBeUndefined();
  expect(sessionOf(undefined)).toBeUndefined();
  const broken = () => {
    throw new Error('broken');
  };
  expect(sessionOf({ recordingUrl: broken })).toBeUndefined();
});

test('an address leaves its query and fragment in the page', () => {
  expect(pageAddress(new URL('https://shop.test/cart?token=1#x'))).toBe('https://shop.test/cart');
});

test('the text of a button can be read on its colour', () => {
  expect(['#ffffff', '#ffee00', '#1f2937', '#0000ff'].map(textOn)).toEqual(['#000', '#000', '#fff', '#fff']);
});
