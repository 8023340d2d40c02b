import { expect, test } from 'vitest';
import { eventMasker } from './event-masker.ts';
import { NamedValues } from './named-values.ts';
import { eventTypes, nodeTypes, type RecordedEvent, type RecordedNode, sources } from './recorded-events.ts';

const rules = {
  allowMark: 'MARK',
  allowAttributes: [],
  allowQueryKeys: [],
  maskText: false,
  maskUuids: false,
};

test.each([
  ['[data-theme=cupcake]{}', 'data-theme', 'cupcake', 'cupcake'],
  [":root[data-variant='filled'] b{}", 'data-variant', 'filled', 'filled'],
  ['a:not([ aria-current = "page" i ]){}', 'aria-current', 'page', 'page'],
  ['[data-Size=xxl]{}', 'data-size', 'xxl', 'xxl'],
  ['[data-popper-placement^=bottom]{}', 'data-popper-placement', 'bottom-start', 'bottom'],
  ['[data-part~=thumb]{}', 'data-part', 'Jane thumb Doe', 'thumb'],
  ['[data-part~=thumb]{}', 'data-part', 'thumbnail', ''],
  ['[data-kind$=-end]{}', 'data-kind', 'row-end', '-end'],
  ['[data-kind*=mid]{}', 'data-kind', 'a-mid-b', 'mid'],
  ['[data-lang|=en]{}', 'data-lang', 'en-GB', 'en'],
  ['[data-theme=cupcake]{}', 'data-theme', 'Jane', ''],
  ['[data-theme=cupcake]{}', 'data-mood', 'cupcake', ''],
  ['[data-theme]{}', 'data-theme', 'Jane', ''],
  ['[data-key^=J]{}', 'data-key', 'Jane', ''],
  ['[value=Jane]{}', 'value', 'Jane', ''],
  ['[data-replicated-value=Jane]{}', 'data-replicated-value', 'Jane', ''],
  ['[aria-label=Jane],[title=Jane],[alt=Jane],[placeholder=Jane]{}', 'aria-label', 'Jane', ''],
  ['[title=Jane]{}', 'title', 'Jane', ''],
  ['[data-tip=Jane]{}', 'data-tip', 'Jane', ''],
  ['[data-owner="jane@x.test"]{}', 'data-owner', 'jane@x.test', ''],
])('[REC-1] of what a sheet names (%s), %s="%s" leaves as "%s"', (sheet, name, value, left) => {
  const named = new NamedValues();
  named.note(sheet);
  expect(named.partOf(name, value)).toBe(left);
});

const text = (id: number, textContent: string): RecordedNode => ({ type: nodeTypes.text, id, textContent });
const element = (
  id: number,
  tagName: string,
  attributes: RecordedNode['attributes'] = {},
  childNodes: RecordedNode[] = [],
): RecordedNode => ({ type: nodeTypes.element, id, tagName, attributes, childNodes });

const themed = () =>
  element(1, 'html', { 'data-theme': 'cupcake', 'data-who': 'Jane' }, [
    element(2, 'p', { 'data-theme': 'nord', title: 'Jane' }),
  ]);
const snapshot = (root: RecordedNode): RecordedEvent => ({
  type: eventTypes.fullSnapshot,
  timestamp: 1,
  data: { node: root },
});
const change = (data: Record<string, unknown>): RecordedEvent => ({
  type: eventTypes.incremental,
  timestamp: 2,
  data: { source: sources.mutation, texts: [], attributes: [], removes: [], adds: [], ...data },
});

const sheet = '[data-theme=cupcake]{color:red}[title=Jane]{color:red}';
const late: [string, RecordedEvent][] = [
  [
    'adopted',
    {
      type: eventTypes.incremental,
      timestamp: 2,
      data: { source: sources.adoptedStyleSheet, id: 1, styles: [{ styleId: 1, rules: [{ rule: sheet }] }] },
    },
  ],
  [
    'inserted',
    {
      type: eventTypes.incremental,
      timestamp: 2,
      data: { source: sources.styleSheetRule, adds: [{ rule: sheet }] },
    },
  ],
  ['loaded', change({ attributes: [{ id: 2, attributes: { _cssText: sheet } }] })],
  ['added', change({ adds: [{ parentId: 1, node: element(8, 'style', {}, [text(9, sheet)]) }] })],
];

test.each(late)('a value that a sheet names that is %s later follows, and none else', (_, event) => {
  const mask = eventMasker(rules);
  const first = snapshot(themed());
  expect(mask(first)).toBe(true);
  expect(JSON.stringify(first)).not.toMatch(/cupcake|Jane/);
  expect(mask(event)).toMatchObject({
    type: eventTypes.incremental,
    data: { source: sources.mutation, attributes: [{ id: 1, attributes: { 'data-theme': 'cupcake' } }] },
  });
  expect(mask(change({}))).toBe(true);
});

test('a value that changed since does not follow', () => {
  const mask = eventMasker(rules);
  mask(snapshot(themed()));
  mask(change({ attributes: [{ id: 1, attributes: { 'data-theme': null } }] }));
  expect(mask(structuredClone(late[0]?.[1]) as RecordedEvent)).toBe(true);
});

test('a sheet is known to later pictures, and to what stands ahead of it in one', () => {
  const mask = eventMasker(rules);
  const root = themed();
  root.childNodes?.push(element(8, 'style', {}, [text(9, sheet)]));
  const event = mask(snapshot(root));
  expect(event).toMatchObject({ data: { attributes: [{ id: 1, attributes: { 'data-theme': 'cupcake' } }] } });
  const second = snapshot(themed());
  expect(mask(second)).toBe(true);
  expect(JSON.stringify(second)).toContain('cupcake');
});
