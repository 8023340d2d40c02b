/**
 * The library reads how far each element is scrolled when it takes a copy of the page to apply changes to. That makes the browser
 * lay out the whole page as it was before the changes, which nobody sees. Only what was scrolled by the library itself can be
 * scrolled, so only that is read. Each place is looked for word by word: with a new version in which the words differ, the build
 * stops instead of shipping without it.
 */
const adjustments: [find: string, replace: string][] = [
  ['function buildFromNode(', 'const scrolled = new WeakSet();\nfunction buildFromNode('],
  [
    `elementNode.scrollLeft && (rrElement.scrollLeft = elementNode.scrollLeft);
			elementNode.scrollTop && (rrElement.scrollTop = elementNode.scrollTop);`,
    `if (scrolled.has(elementNode)) {
				rrElement.scrollLeft = elementNode.scrollLeft;
				rrElement.scrollTop = elementNode.scrollTop;
			}`,
  ],
  [
    'if (name === "rr_scrollLeft") el.scrollLeft = value;',
    'if (name === "rr_scrollLeft") { scrolled.add(el); el.scrollLeft = value; }',
  ],
  [
    'if (name === "rr_scrollTop") el.scrollTop = value;',
    'if (name === "rr_scrollTop") { scrolled.add(el); el.scrollTop = value; }',
  ],
  [
    `newTree.scrollLeft && (oldTree.scrollLeft = newTree.scrollLeft);
	newTree.scrollTop && (oldTree.scrollTop = newTree.scrollTop);`,
    `if (newTree.scrollLeft || newTree.scrollTop) scrolled.add(oldTree);
	newTree.scrollLeft && (oldTree.scrollLeft = newTree.scrollLeft);
	newTree.scrollTop && (oldTree.scrollTop = newTree.scrollTop);`,
  ],
  ['else try {\n			target.scrollTo({', 'else try {\n			scrolled.add(target);\n			target.scrollTo({'],
];

/** @throws RangeError when the source is not the one that the adjustments were written for */
export function adjustReplayer(source: string): string {
  let text = source;
  for (const [find, replace] of adjustments) {
    const parts = text.split(find);
    if (parts.length !== 2) throw new RangeError(`Found ${parts.length - 1} times: ${find.slice(0, 80)}`);
    text = parts.join(replace);
  }
  return text;
}
