import { expect, test } from 'vitest';
import { eventMasker } from './event-masker.ts';
import { eventTypes, nodeTypes, type RecordedEvent, type RecordedNode, sources } from './recorded-events.ts';

const rules = {
  allowMark: 'MARK',
  allowAttributes: [],
  allowQueryKeys: [],
  maskText: false,
  maskUuids: false,
};

let lastId = 0;

/** An element; texts among `parts` are its texts, an object its attributes. */
function part(tagName: string, ...parts: (RecordedNode | string | Record<string, string>)[]): RecordedNode {
  const node: RecordedNode = {
    type: nodeTypes.element,
    id: ++lastId,
    tagName,
    attributes: {},
    childNodes: [],
  };
  for (const each of parts) {
    if (typeof each === 'string')
      node.childNodes?.push({ type: nodeTypes.text, id: ++lastId, textContent: each });
    else if ('id' in each && typeof each.id === 'number') node.childNodes?.push(each as RecordedNode);
    else Object.assign(node.attributes ?? {}, each);
  }
  return node;
}

const textOf = (node: RecordedNode): string =>
  node.type === nodeTypes.text ? (node.textContent ?? '') : (node.childNodes ?? []).map(textOf).join('|');

function shown(...parts: RecordedNode[]): string {
  const body = part('body', ...parts);
  eventMasker(rules)({ type: eventTypes.fullSnapshot, timestamp: 1, data: { node: body } });
  return textOf(body);
}

const cells = (...texts: string[]) => part('tr', ...texts.map((text) => part('td', text)));

test.each<[what: string, page: RecordedNode, shown: string]>([
  [
    'a card number in four spans',
    part('p', ...['4111', '1111', '1111', '1111'].map((text) => part('span', text))),
    '••••|••••|••••|••••',
  ],
  [
    'a card number in sixteen boxes',
    part('div', ...[...'4111111111111111'].map((text) => part('div', text))),
    Array(16).fill('•').join('|'),
  ],
  [
    'every one of a list of one-time codes under one heading',
    part(
      'div',
      part('h3', 'Backup codes'),
      ...['48291377', '55017263', '90127744'].map((text) => part('div', text)),
    ),
    'Backup codes|••••••••|••••••••|••••••••',
  ],
  [
    'a card number in digits of another script',
    part('p', 'بطاقة', part('span', '٤١١١ ١١١١ ١١١١ ١١١١')),
    'بطاقة|•••• •••• •••• ••••',
  ],
  [
    'a passport number of letters and few digits at the head of its column',
    part('table', cells('Passport', 'Status'), cells('KXQ4T7P2', 'approved')),
    'Passport|Status|••••••••|approved',
  ],
  [
    'a label and its value in one line below a passport',
    part(
      'div',
      part('p', 'Passport'),
      part('p', 'KXQ4T7P2'),
      part('p', part('span', 'CVC'), part('span', '739')),
    ),
    'Passport|••••••••|CVC|•••',
  ],
  [
    'a bank account in cells',
    cells('DE89', '3704', '0044', '0532', '0130', '00'),
    '••••|••••|••••|••••|••••|••',
  ],
  [
    'a code in six boxes below its label',
    part('div', part('p', 'Your one-time code'), ...[...'482913'].map((d) => part('div', d))),
    'Your one-time code|•|•|•|•|•|•',
  ],
  [
    'a date of birth in a list',
    part('dl', part('dt', 'Date of birth'), part('dd', '12 May 1987')),
    'Date of birth|•• ••• ••••',
  ],
  [
    'a date of birth in three boxes',
    part('div', part('label', 'Geburtsdatum'), part('div', '05'), part('div', '06'), part('div', '1987')),
    'Geburtsdatum|••|••|••••',
  ],
  ['a value by what its element is called', part('div', { class: 'card-cvc' }, '123'), '•••'],
  ['a value by the label of its element', part('span', { 'aria-label': 'Security code' }, '123'), '•••'],
  [
    'a column of dates of birth',
    part(
      'table',
      part('thead', part('tr', part('th', 'Name'), part('th', 'Born'))),
      part('tbody', cells('Ann', '1987-06-05'), cells('Bob', '05.06.1987')),
    ),
    'Name|Born|Ann|••••••••••|Bob|••••••••••',
  ],
  [
    'a password that is coloured',
    part('pre', part('span', 'password'), ': ', part('span', '"hunter2"')),
    'password|: |•••••••••',
  ],
  ['an address in parts', part('p', part('b', 'jane'), '@', part('i', 'example.com')), '••••|•|•••••••••••'],
  [
    'a telephone number in parts',
    part('p', part('span', '+49'), ' ', part('span', '170'), ' ', part('span', '1234567')),
    '•••| |•••| |•••••••',
  ],
  [
    'a list of codes',
    part('div', part('h2', 'Recovery codes'), part('ul', part('li', 'a1b2-c3d4'), part('li', 'e5f6-g7h8'))),
    'Recovery codes|•••••••••|•••••••••',
  ],
  [
    'a value below a line that explains',
    part(
      'div',
      part('p', 'Security code'),
      part('p', 'The 3 digits on the back of your card'),
      part('p', '123'),
    ),
    'Security code|The 3 digits on the back of your card|•••',
  ],
])('[REC-1] masks %s', (_, page, left) => {
  expect(shown(page)).toBe(left);
});

test.each<[what: string, page: RecordedNode]>([
  [
    'a table of numbers',
    part('table', cells('2021', '1299', '340', '1000'), cells('2022', '1500', '310', '2000')),
  ],
  [
    'a list of facts',
    part(
      'dl',
      part('dt', 'Ordered'),
      part('dd', '2026-11-21'),
      part('dt', 'Total'),
      part('dd', '1,299.00 €'),
    ),
  ],
  ['boxes of a score', part('div', part('b', '3'), ':', part('b', '1'))],
  [
    'a month and a year',
    part('div', part('span', 'Month'), part('span', '12'), part('span', 'Year'), part('span', '2026')),
  ],
  [
    'what follows a private value under a label of its own',
    part('dl', part('dt', 'Amount'), part('dd', '1299')),
  ],
])('leaves %s alone', (_, page) => {
  const before = textOf(page);
  expect(shown(page)).toBe(before);
});

function change(data: Partial<Record<'adds' | 'texts' | 'removes', unknown[]>>): RecordedEvent {
  const none = { adds: [], texts: [], removes: [], attributes: [] };
  return { type: eventTypes.incremental, timestamp: 2, data: { source: sources.mutation, ...none, ...data } };
}

test('[REC-1] what is added or changed later is judged by what stands beside it by then', () => {
  const mask = eventMasker(rules);
  const label = part('div', 'CVC');
  const box = part('div', '-');
  const rest = part('div', 'Total');
  mask({ type: eventTypes.fullSnapshot, timestamp: 1, data: { node: part('body', label, box, rest) } });
  const added = part('span', '123');
  mask(change({ adds: [{ parentId: box.id, nextId: null, node: added }] }));
  // The dash stands between the label and the value, and goes.
  const dash = box.childNodes?.[0]?.id ?? 0;
  const text = { id: added.childNodes?.[0]?.id, value: '456' };
  mask(change({ removes: [{ parentId: box.id, id: dash }], texts: [text] }));
  expect(text.value).toBe('•••');
  const price = part('span', '456');
  mask(change({ adds: [{ parentId: rest.id, nextId: null, node: price }] }));
  expect(textOf(price)).toBe('456');
});

test('[REC-1] where what stands around is not known, what may be a private value counts as one', () => {
  const mask = eventMasker(rules);
  const texts = ['123', '05.06.1987', 'a1b2c3d4', 'Row 294', 'Hello'].map((value, id) => ({
    id: 900 + id,
    value,
  }));
  const added = part('td', '4711');
  mask(change({ texts, adds: [{ parentId: 999, nextId: null, node: added }] }));
  expect(texts.map(({ value }) => value)).toEqual(['•••', '••••••••••', '••••••••', 'Row 294', 'Hello']);
  expect(textOf(added)).toBe('••••');
});

test('[REC-1] what a click was on is shown as it is shown on the page', () => {
  const mask = eventMasker(rules);
  const value = part('button', '123');
  const price = part('button', '456');
  const node = part('body', part('div', 'CVC'), value, part('div', 'Total'), price);
  mask({ type: eventTypes.fullSnapshot, timestamp: 1, data: { node } });
  const labelOf = (id: number, label: string) => {
    const event = {
      type: eventTypes.incremental,
      timestamp: 2,
      data: { source: sources.mouseInteraction, id, label },
    };
    mask(event);
    return event.data.label;
  };
  expect(labelOf(value.id, '123')).toBe('•••');
  expect(labelOf(price.id, '456')).toBe('456');
  expect(labelOf(999, '456')).toBe('•••');
});
