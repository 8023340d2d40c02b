import { expect, test } from 'vitest';
import { eventMasker } from './event-masker.ts';
import { eventTypes, nodeTypes, type RecordedEvent, type RecordedNode, sources } from './recorded-events.ts';

const rules = {
  allowMark: 'MARK',
  allowAttributes: ['data-kept'],
  allowQueryKeys: ['page'],
  maskText: false,
  maskUuids: false,
};

function masked(type: number, data: Record<string, unknown>, own: Partial<typeof rules> = {}) {
  const event: RecordedEvent = { type, timestamp: 1, data: structuredClone(data) };
  return eventMasker({ ...rules, ...own })(event) ? event.data : undefined;
}

const text = (id: number, textContent: string): RecordedNode => ({ type: nodeTypes.text, id, textContent });
const element = (
  id: number,
  tagName: string,
  attributes: RecordedNode['attributes'] = {},
  childNodes: RecordedNode[] = [],
): RecordedNode => ({ type: nodeTypes.element, id, tagName, attributes, childNodes });

const change = (data: Record<string, unknown>) => ({
  source: sources.mutation,
  texts: [],
  attributes: [],
  removes: [],
  adds: [],
  ...data,
});

test('[REC-1] attributes stay by a list; what shows keeps its length, what styles hang on its name', () => {
  const node = element(1, 'input', {
    class: 'field',
    type: 'text',
    placeholder: 'Your name',
    value: 'Jane',
    title: 'secret',
    'data-state': 'open',
    'data-user': 'jane',
    'data-kept': 'jane',
    'aria-label': 'Jane',
    onclick: 'run()',
    '@click': 'run()',
    href: '/a?b=c#d',
    width: 12,
  });
  expect((masked(eventTypes.fullSnapshot, { node })?.node as RecordedNode).attributes).toEqual({
    class: 'field',
    type: 'text',
    placeholder: '•••• ••••',
    value: '••••',
    title: '',
    'data-state': 'open',
    'data-user': '',
    'data-kept': 'jane',
    'aria-label': '',
    href: '/a?b=',
    width: 12,
  });
});

test('[REC-1] text of parts that do not show as text goes, style text stays', () => {
  const node = element(1, 'body', {}, [
    element(2, 'script', {}, [text(3, 'secret')]),
    element(4, 'noscript', {}, [text(5, 'secret')]),
    element(6, 'textarea', {}, [text(7, 'secret')]),
    element(8, 'style', {}, [text(9, '.a{width:1234567890px}')]),
    element(10, 'p', {}, [text(11, 'Call 1234567890')]),
    { type: nodeTypes.comment, id: 12, textContent: 'secret' },
  ]);
  const found = JSON.stringify(masked(eventTypes.fullSnapshot, { node }));
  expect(found).not.toContain('secret');
  expect(found).toContain('.a{width:1234567890px}');
  expect(found).toContain('Call ••••••••••');
});

test('later changes of style text are known from the picture before; what is not known is masked', () => {
  const mask = eventMasker(rules);
  const node = element(1, 'body', {}, [element(2, 'style', {}, [text(3, '')])]);
  mask({ type: eventTypes.fullSnapshot, timestamp: 1, data: { node } });
  const data = change({
    texts: [
      { id: 3, value: 'a{width:1234567890px}' },
      { id: 99, value: '1234567890' },
    ],
    attributes: [
      { id: 4, attributes: { value: 'MARK7' } },
      { id: 98, attributes: { value: '7' } },
    ],
    adds: [{ parentId: 2, nextId: null, node: text(5, 'b{width:1234567890px}') }],
  });
  mask({ type: eventTypes.incremental, timestamp: 2, data });
  expect(data.texts).toEqual([
    { id: 3, value: 'a{width:1234567890px}' },
    { id: 99, value: '••••••••••' },
  ]);
  expect(data.attributes).toEqual([
    { id: 4, attributes: { value: '7' } },
    { id: 98, attributes: { value: '•' } },
  ]);
  expect(data.adds[0]).toMatchObject({ node: { textContent: 'b{width:1234567890px}' } });
});

test('[REC-1] what was entered is masked whatever it was entered into, unless the page’s owner allowed it', () => {
  const input = (entered: string) =>
    masked(eventTypes.incremental, { source: sources.input, id: 1, text: entered })?.text;
  expect(input('secret')).toBe('••••••');
  expect(input('MARKshown')).toBe('shown');
});

test('[REC-1] what a click was on is masked like any text', () => {
  const click = { source: sources.mouseInteraction, type: 2, id: 7, label: 'Write to jane@example.com' };
  const label = masked(eventTypes.incremental, click)?.label;
  expect(label).toContain('Write to ');
  expect(label).not.toContain('jane');
});

test('[REC-1] all text is masked where that is asked for', () => {
  const node = element(1, 'p', {}, [text(2, 'Hello there'), text(3, 'MARKShown')]);
  const { childNodes } = masked(eventTypes.fullSnapshot, { node }, { maskText: true })?.node as RecordedNode;
  expect(childNodes?.map(({ textContent }) => textContent)).toEqual(['••••• •••••', 'Shown']);
  const click = { source: sources.mouseInteraction, type: 2, id: 7, label: 'Pay now' };
  expect(masked(eventTypes.incremental, click, { maskText: true })?.label).toBe('••• •••');
  for (const [tag, told] of [
    ['es:page', { title: 'Your plan' }],
    ['es:rage-click', { label: 'Pay now' }],
    ['es:dead-click', { label: 'Pay now' }],
  ] as const) {
    const { payload } = masked(eventTypes.custom, { tag, payload: told }, { maskText: true }) ?? {};
    expect(Object.values(payload as object)).toEqual([expect.stringMatching(/^•+ •+$/)]);
  }
});

test('[REC-1] all text means errors, stacks, console, values of events and addresses too', () => {
  const own = (tag: string, payload: object) =>
    masked(eventTypes.custom, { tag, payload }, { maskText: true })?.payload;
  const url = 'https://x.test/people/jane';
  expect(own('es:console', { level: 'log', text: 'Hello Jane' })).toEqual({
    level: 'log',
    text: '••••• ••••',
  });
  expect(own('es:error', { message: 'No Jane', stack: 'Error: No Jane', url, line: 3 })).toEqual({
    message: '•• ••••',
    stack: '•••••• •• ••••',
    url: 'https://x.test/••••••/••••',
    line: 3,
  });
  const properties = { plan: 'Pro', salary: 90000, isNew: true, none: null };
  expect(own('es:custom', { name: 'paid', properties })).toEqual({
    name: 'paid',
    properties: { plan: '•••', salary: '•••••', isNew: true, none: null },
  });
  expect(own('es:page', { url, referrer: url, title: 'Jane', isNavigationWithin: false })).toEqual({
    url: 'https://x.test/••••••/••••',
    referrer: 'https://x.test/••••••/••••',
    title: '••••',
    isNavigationWithin: false,
  });
  expect(own('es:network', { url, status: 200 })).toEqual({ url: 'https://x.test/••••••/••••', status: 200 });
  expect(masked(eventTypes.meta, { href: url }, { maskText: true })?.href).toBe('https://x.test/••••••/••••');
  const node = element(1, 'a', { href: url, style: '--who:"Jane"' });
  expect(
    (masked(eventTypes.fullSnapshot, { node }, { maskText: true })?.node as RecordedNode).attributes,
  ).toEqual({ href: 'https://x.test/••••••/••••', style: '--who:"••••"' });
});

test('[REC-1] values within values of an event are masked too, down to where none is looked for', () => {
  let deep: object = { mail: 'a@b.test' };
  for (let level = 0; level < 8; level++) deep = { deep };
  const properties = { user: { password: 'swordfish', mails: ['a@b.test'] }, deep };
  const own = (more: object) =>
    masked(eventTypes.custom, { tag: 'es:custom', payload: { name: 'paid', properties } }, more)?.payload;
  expect(own({})).toMatchObject({ properties: { user: { password: '•••••••••', mails: ['••••••••'] } } });
  for (const payload of [own({}), own({ maskText: true })])
    expect(JSON.stringify(payload)).not.toMatch(/swordfish|a@b/);
});

test('[REC-1] lists within lists of an event are looked into as deep as objects are', () => {
  const listed = (levels: number): unknown => (levels === 0 ? 'paid' : [listed(levels - 1)]);
  const left = (levels: number) => {
    const properties = { steps: listed(levels) };
    const told = masked(eventTypes.custom, { tag: 'es:custom', payload: { name: 'n', properties } });
    return JSON.stringify(told?.payload);
  };
  expect(left(5)).toContain('paid');
  expect(left(6)).not.toContain('paid');
});

test('[REC-1] a value of an event is judged by its name as well', () => {
  const properties = {
    password: 'swordfish',
    pin: 4711,
    cardNumber: 4111111111111111,
    dob: '1987-06-05',
    amount: 1299,
    n: 3,
  };
  const payload = { name: 'paid', properties };
  expect(masked(eventTypes.custom, { tag: 'es:custom', payload })?.payload).toEqual({
    name: 'paid',
    properties: {
      password: '•••••••••',
      pin: '••••',
      cardNumber: '•'.repeat(16),
      dob: '••••••••••',
      amount: 1299,
      n: 3,
    },
  });
});

test('[REC-1] the address of the page loses query values and fragment', () => {
  expect(
    masked(eventTypes.meta, { href: 'https://x.test/a?token=1&page=2#f', width: 1, height: 1 })?.href,
  ).toBe('https://x.test/a?token=&page=2');
});

test('that a page is loaded is told, and nothing of it', () => {
  for (const type of [eventTypes.domContentLoaded, eventTypes.load])
    expect(masked(type, { said: 'secret' })).toEqual({});
});

test('[REC-1] in changes of style what is gone stays so, and every text is cleaned however deep it stands', () => {
  const data = {
    source: sources.styleDeclaration,
    set: { property: 'background', value: 'url("/a.png?k=1")' },
    remove: null,
    rules: [{ rule: 'a{background:url("/a.png?k=1")}', at: 3 }],
  };
  expect(masked(eventTypes.incremental, data)).toEqual({
    source: sources.styleDeclaration,
    set: { property: 'background', value: 'url("/a.png?k=")' },
    remove: null,
    rules: [{ rule: 'a{background:url("/a.png?k=")}', at: 3 }],
  });
});

test('[REC-1] kinds of events and tags that are not known are left out', () => {
  expect(masked(6, { plugin: 'x', payload: 'secret' })).toBeUndefined();
  expect(masked(eventTypes.incremental, { source: 10, fontSource: 'secret' })).toBeUndefined();
  expect(masked(eventTypes.custom, { tag: 'other', payload: { a: 'secret' } })).toBeUndefined();
  expect(masked(eventTypes.custom, { tag: 'constructor', payload: {} })).toBeUndefined();
});

test('what the page says of its visitor goes as it is, what it writes elsewhere is masked', () => {
  const own = (tag: string, payload: object) => masked(eventTypes.custom, { tag, payload })?.payload;
  expect(own('es:identify', { userId: 'u1', email: 'a@b.test' })).toEqual({
    userId: 'u1',
    email: 'a@b.test',
  });
  expect(own('es:custom', { name: 'to a@b.test', properties: { n: 1, t: 'a@b.test' } })).toEqual({
    name: 'to ••••••••',
    properties: { n: 1, t: '••••••••' },
  });
  expect(own('es:network', { url: 'https://x.test/?a=1', status: 200 })).toEqual({
    url: 'https://x.test/?a=',
    status: 200,
  });
});

test('[REC-1] animations of scripts lose what styles lose: values of queries and personal texts', () => {
  const keyframes = [
    { offset: 0, opacity: '0', '--said': '"to a@b.test"' },
    { offset: null, backgroundImage: 'url(https://x.test/a.png?mail=a@b.test)', content: '"a@b.test"' },
  ];
  const told = { id: 4, number: 1, keyframes, state: 'running', at: 0, rate: 1 };
  const payload = masked(eventTypes.custom, { tag: 'es:animation', payload: told })?.payload;
  expect(JSON.stringify(payload)).not.toContain('a@b');
  expect(payload).toMatchObject({
    id: 4,
    keyframes: [
      { offset: 0, opacity: '0' },
      { offset: null, backgroundImage: 'url(https://x.test/a.png?mail=)' },
    ],
  });
});

test('a page nested deeper than a chunk may hold is cut off there', () => {
  let node = element(1000, 'b');
  for (let level = 0; level < 600; level++) node = element(level, 'div', {}, [node]);
  let depth = 0;
  for (
    let part = masked(eventTypes.fullSnapshot, { node })?.node as RecordedNode | undefined;
    part;
    part = part.childNodes?.[0]
  )
    depth++;
  expect(depth).toBeLessThan(250);
});
