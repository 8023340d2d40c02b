/** Builds events as a recorder writes them, for recordings that no recorder would write. */

export interface RecordedNode {
  type: number;
  id?: number;
  [field: string]: unknown;
}

export type Attributes = Record<string, unknown>;

/** When every made recording begins, in milliseconds since 1970. */
export const startsAt = 1_760_000_000_000;

let lastId = 100;

export function element(
  tagName: string,
  attributes: Attributes = {},
  childNodes: unknown[] = [],
): RecordedNode {
  return { type: 2, id: ++lastId, tagName, attributes, childNodes };
}

export function drawing(
  tagName: string,
  attributes: Attributes = {},
  children: unknown[] = [],
): RecordedNode {
  return { ...element(tagName, attributes, children), isSVG: true };
}

export function text(textContent: string, isStyle = false): RecordedNode {
  return { type: 3, id: ++lastId, textContent, ...(isStyle ? { isStyle } : {}) };
}

export const style = (css: string) => element('style', {}, [text(css, true)]);

export const ids = { document: 1, html: 2, head: 3, body: 4, seen: 5 };

/** Size of the window and a picture of a page with these nodes; it says “Recorded” so that it can be seen whether it is drawn. */
export function snapshot(body: unknown[], head: unknown[] = [], bodyAttributes: Attributes = {}): object[] {
  const seen = {
    ...element('p', { id: 'seen', class: 'seen' }, [{ type: 3, id: 6, textContent: 'Recorded' }]),
    id: ids.seen,
  };
  const html = {
    ...element('html', {}, [
      { ...element('head', {}, head), id: ids.head },
      { ...element('body', bodyAttributes, [seen, ...body]), id: ids.body },
    ]),
    id: ids.html,
  };
  const node = { type: 0, id: ids.document, childNodes: [html] };
  return [
    { type: 4, timestamp: startsAt, data: { href: 'https://shop.test/', width: 800, height: 600 } },
    { type: 2, timestamp: startsAt + 1, data: { node, initialOffset: { left: 0, top: 0 } } },
  ];
}

/** A change of the page, `ms` after it was first seen. */
export function change(data: object, ms = 100): object {
  return { type: 3, timestamp: startsAt + ms, data };
}

export function added(node: unknown, parentId = ids.body, ms = 100): object {
  return change(
    { source: 0, texts: [], attributes: [], removes: [], adds: [{ parentId, nextId: null, node }] },
    ms,
  );
}

export function changedAttributes(id: number | undefined, attributes: Attributes, ms = 150): object {
  return change({ source: 0, texts: [], removes: [], adds: [], attributes: [{ id, attributes }] }, ms);
}
