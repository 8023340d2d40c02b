import { expect, test } from 'vitest';
import { bookmarkScript, presetIn } from './capture-link.ts';
import { draftFrom, faultsOf, newFeedbackOf } from './new-feedback.ts';

const at = new Date(2026, 10, 28, 15, 4, 5);
const sending = { addedBy: 'Ines', inWords: 'Call', at };
const draft = { ...draftFrom({}, at), text: ' The cellar has no network. ' };

test('an item has its text, the time of its first try, and who added it', () => {
  expect(newFeedbackOf(draft, null, sending)).toEqual({
    text: 'The cellar has no network.',
    said_at: at.toISOString(),
    fields: { Channel: 'Call', 'Added by': 'Ines' },
  });
});

test('what was said on an earlier day was said at its noon', () => {
  const said = newFeedbackOf({ ...draft, day: '2026-11-20' }, null, sending).said_at;
  expect(said).toBe(new Date(2026, 10, 20, 12).toISOString());
});

test.each([
  ['an address', 'ana@quay.example', { email: 'ana@quay.example' }],
  ['a name', 'Ana Ruiz', { name: 'Ana Ruiz' }],
  ['both', 'Ana Ruiz <ana@quay.example>', { name: 'Ana Ruiz', email: 'ana@quay.example' }],
  ['a name with a sign', 'Ana <3', { name: 'Ana <3' }],
])('a customer is known by %s', (_what, customer, author) => {
  expect(newFeedbackOf({ ...draft, customer }, null, sending).author).toEqual(author);
});

test('somebody known is written with their address, and read again as the same', () => {
  const customer = { name: 'Kim Lee', email: 'kim@port.example' };
  expect(newFeedbackOf(draftFrom({ customer, text: 'a' }, at), null, sending).author).toEqual(customer);
});

test('an empty text, a day to come and a link that is none cannot be sent', () => {
  const faulty = { ...draft, text: ' \n', day: '2026-11-29', link: 'javascript:alert(1)' };
  expect([...faultsOf(faulty, at)]).toEqual(['text', 'day', 'link']);
  expect(faultsOf({ ...draft, link: 'https://desk.example/7' }, at).size).toBe(0);
});

test('the bookmark brings the selected text and the page, and no script as a link', () => {
  expect(presetIn('#add-feedback?text=No+network&link=https%3A%2F%2Fdesk.example%2F7')).toEqual({
    text: 'No network',
    link: 'https://desk.example/7',
  });
  expect(presetIn('#add-feedback?text=a&link=javascript%3Aalert(1)')).toEqual({ text: 'a', link: '' });
  const long = `https://desk.example/7?q=${'a'.repeat(2000)}`;
  expect(presetIn(`#add-feedback?${new URLSearchParams({ link: long })}`)?.link).toBe(
    'https://desk.example/7',
  );
  expect(presetIn('#api')).toBeNull();
  expect(bookmarkScript('https://earshot.example')).toContain(
    '"https://earshot.example/feedback/list#add-feedback?"',
  );
});
