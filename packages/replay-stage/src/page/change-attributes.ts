import type { RecordedNode } from './recorded-node.ts';

/** The library's mark on a page that stands still; whenever it goes or comes, the browser looks at all styles anew. */
const pausedMark = 'rrweb-paused';
const xlink = 'http://www.w3.org/1999/xlink';

/** Gives a plain element the attributes that it would be drawn with, and no others. */
export function changeAttributes(live: Element, { attributes = {}, isSVG = false }: RecordedNode): void {
  const mark = live.nodeName === 'HTML' && live.classList.contains(pausedMark) ? pausedMark : '';
  let count = 0;
  const set = (name: string, value: string) => {
    count++;
    if (live.getAttribute(name) === value) return;
    if (isSVG && name === 'xlink:href') live.setAttributeNS(xlink, name, value);
    else live.setAttribute(name, value);
  };
  for (const [name, recorded] of Object.entries(attributes)) {
    if (recorded === null || name.startsWith('rr_')) continue;
    const value = recorded === true ? '' : String(recorded);
    set(name, mark && name === 'class' ? `${value} ${mark}` : value);
  }
  const isMarkAlone = mark !== '' && !isGiven(attributes, 'class');
  if (isMarkAlone) set('class', mark);
  if (live.attributes.length === count) return;
  for (const name of live.getAttributeNames()) {
    if (!isGiven(attributes, name) && !(isMarkAlone && name === 'class')) live.removeAttribute(name);
  }
}

function isGiven(attributes: object, name: string): boolean {
  return Object.hasOwn(attributes, name) && (attributes as Record<string, unknown>)[name] !== null;
}
