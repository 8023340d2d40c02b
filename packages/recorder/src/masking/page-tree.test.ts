import { beforeEach, expect, test } from 'vitest';
import { PageTree, type Part } from './page-tree.ts';
import { nodeTypes, type RecordedNode } from './recorded-events.ts';

let tree: PageTree;
let root: Part;
const element = (id: number, attributes: RecordedNode['attributes'] = {}): RecordedNode => ({
  ...{ type: nodeTypes.element, id, tagName: 'p', attributes, childNodes: [] },
});

beforeEach(() => {
  tree = new PageTree();
  root = tree.add(element(1), undefined);
});

/** Ids of what stands in a part, from its first to its last, and back. */
function idsIn(part: Part): { there: number[]; back: number[] } {
  const [there, back]: [number[], number[]] = [[], []];
  for (let child = part.first; child; child = child.next) there.push(child.id);
  for (let child = part.last; child; child = child.prev) back.push(child.id);
  return { there, back };
}
const inOrder = (...ids: number[]) => ({ there: ids, back: ids.toReversed() });

test('a part stands before the one that is named, and else last', () => {
  const two = tree.add(element(2), root);
  tree.add(element(3), root);
  tree.add(element(4), root, two);
  tree.add(element(5), root, tree.part(3));
  expect(idsIn(root)).toEqual(inOrder(4, 2, 5, 3));
  const elsewhere = tree.add(element(6), tree.part(3));
  tree.add(element(7), root, elsewhere);
  expect(idsIn(root)).toEqual(inOrder(4, 2, 5, 3, 7));
});

test('a part that is removed or moved leaves those beside it together, and takes what stands in it along', () => {
  for (const id of [2, 3, 4, 5]) tree.add(element(id), root);
  tree.add(element(6), tree.part(3));
  tree.remove(3);
  expect(idsIn(root)).toEqual(inOrder(2, 4, 5));
  expect([tree.part(3), tree.part(6)]).toEqual([undefined, undefined]);
  tree.remove(2);
  tree.remove(5);
  tree.remove(99);
  expect(idsIn(root)).toEqual(inOrder(4));
  tree.add(element(7), root);
  tree.add(element(4), root);
  expect(idsIn(root)).toEqual(inOrder(7, 4));
  expect([...tree.parts()].map(({ id }) => id).toSorted()).toEqual([1, 4, 7]);
});

test('what names a part is kept, in short', () => {
  const part = tree.add(element(2, { name: 'pin', class: 'x'.repeat(200), href: '/a', id: '' }), root);
  expect(part.hints).toEqual(['pin', 'x'.repeat(100)]);
  expect(tree.add(element(3), root).hints).toBeUndefined();
});

test('another picture of the page begins anew', () => {
  tree.clear();
  expect([...tree.parts()]).toEqual([]);
});
