import { expect, test } from 'vitest';
import { bookmarkScript, presetIn } from './capture-link.ts';
import { draftFrom, faultsOf, newFeedbackOf } from './new-feedback.ts';

const now = new Date(2026, 10, 28, 15, 4, 5);
const sending = { addedBy: 'Ines', inWords: 'Call', now };
const draft = { ...draftFrom({}, now), text: ' The cellar has no network. ' };

test('an item has its text, now as its time, and who added it', () => {
  expect(newFeedbackOf(draft, [], sending)).toEqual({
    text: 'The cellar has no network.',
    said_at: now.toISOString(),
    fields: { Channel: 'Call', 'Added by': 'Ines' },
  });
});

test('what was said on an earlier day was said at its noon', () => {
  const said = newFeedbackOf({ ...draft, day: '2026-11-20' }, [], sending).said_at;
  expect(said).toBe(new Date(2026, 10, 20, 12).toISOString());
});

test.each([
  ['an address', 'tom@quay.example', { email: 'tom@quay.example' }],
  ['the address of one', 'Ana@Quay.example', { email: 'ana@quay.example', name: 'Ana Ruiz' }],
  ['a name nobody has', 'Tom', { name: 'Tom' }],
  ['the name of one', 'ana ruiz', { email: 'ana@quay.example', name: 'Ana Ruiz' }],
  ['a name of two', 'Kim Lee', { name: 'Kim Lee' }],
])('a customer is known by %s', (_what, customer, author) => {
  const known = [
    { name: 'Ana Ruiz', email: 'ana@quay.example' },
    { name: 'Kim Lee', email: 'kim@quay.example' },
    { name: 'Kim Lee', email: 'kim@port.example' },
  ];
  expect(newFeedbackOf({ ...draft, customer }, known, sending).author).toEqual(author);
});

test('an empty text, a day to come and a link that is none cannot be sent', () => {
  const faulty = { ...draft, text: ' \n', day: '2026-11-29', link: 'javascript:alert(1)' };
  expect([...faultsOf(faulty, now)]).toEqual(['text', 'day', 'link']);
  expect(faultsOf({ ...draft, link: 'https://desk.example/7' }, now).size).toBe(0);
});

test('the bookmark brings the selected text and the page, and no script as a link', () => {
  expect(presetIn('#add-feedback?text=No+network&link=https%3A%2F%2Fdesk.example%2F7')).toEqual({
    text: 'No network',
    link: 'https://desk.example/7',
  });
  expect(presetIn('#add-feedback?text=a&link=javascript%3Aalert(1)')).toEqual({ text: 'a', link: '' });
  expect(presetIn('#api')).toBeNull();
  expect(bookmarkScript('https://earshot.example')).toContain(
    '"https://earshot.example/feedback/list#add-feedback?"',
  );
});
