import { expect, test } from 'vitest';
import { noFiles } from '../kept-files.ts';
import { cleanNode } from './node.ts';

test('a document keeps how it is laid out, and nothing else of its own', () => {
  const base = { type: 0, id: 1, childNodes: [] };
  expect(cleanNode({ ...base, compatMode: 'BackCompat', x: 1 }, noFiles)).toEqual({
    ...base,
    compatMode: 'BackCompat',
  });
  expect(cleanNode({ ...base, compatMode: 'CSS1Compat' }, noFiles)).toEqual(base);
});

test.each([
  [
    { type: 1, id: 2, name: 'evil', publicId: 'x' },
    { type: 1, id: 2, name: 'html', publicId: '', systemId: '' },
  ],
  [
    { type: 3, id: 2, textContent: 'Words' },
    { type: 3, id: 2, textContent: 'Words' },
  ],
  [
    { type: 4, id: 2, textContent: '<script>' },
    { type: 3, id: 2, textContent: '' },
  ],
  [
    { type: 5, id: 2, textContent: 'secret' },
    { type: 5, id: 2, textContent: '' },
  ],
  [
    { type: 3, id: 2, rootId: 7, isShadow: true },
    { type: 3, id: 2, rootId: 7, isShadow: true, textContent: '' },
  ],
  [{ type: 6, id: 2 }, undefined],
  [{ type: 3 }, undefined],
  ['text', undefined],
])('%j becomes %j', (value, node) => {
  expect(cleanNode(value, noFiles)).toEqual(node);
});

test('what lies deeper than asked for is left out', () => {
  const deep = { type: 0, id: 1, childNodes: [{ type: 0, id: 2, childNodes: [{ type: 3, id: 3 }] }] };
  expect(cleanNode(deep, noFiles, 1)).toEqual({
    type: 0,
    id: 1,
    childNodes: [{ type: 0, id: 2, childNodes: [] }],
  });
});
