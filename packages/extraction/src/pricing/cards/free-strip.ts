import { byTag } from '../../page/dom.ts';
import type { Element } from '../../page/dom.ts';
import type { ReadPage } from '../../page/read-page.ts';
import { isFeeName, isInDecoy, isServiceName } from '../judging/decoys.ts';
import { saysFree } from '../money/special-prices.ts';
import type { Candidate } from './candidate.ts';

const TOLD = /^(?<name>\p{Lu}[\p{L}\p{N} +&'’-]{1,30}?)\s*(?:[:|–—]|\s-\s)\s*(?<rest>\p{L}.{0,30})$/u;

/**
 * What costs nothing is often told apart from the plans, in a title that says both its name and so: `Base version – free`.
 */
export function freeStrip({ page, spans }: ReadPage, body: Element): Candidate[] {
  return byTag(body, 'h2', 'h3', 'h4').flatMap((heading): Candidate[] => {
    const span = spans.get(heading);
    const text = span ? page.text.slice(span.start, span.end) : '';
    const { name = '', rest = '' } = TOLD.exec(text)?.groups ?? {};
    const isTold = name !== '' && saysFree(rest) && !isServiceName(name) && !isFeeName(name);
    const isSeen = page.blocks.some(({ start, place }) => start === span?.start && place === 'main');
    if (!span || !isTold || !isSeen || isInDecoy(heading)) return [];
    return [
      {
        ...{ name, nameSpan: { start: span.start, end: span.start + name.length }, isNamed: true },
        ...{ kind: 'free', price: null, otherPrices: [], setupFee: null, kindSpan: span },
        ...{ element: null, column: null, visible: true },
      },
    ];
  });
}
