import type { Evidence, PageText, TextBlock } from '../facts.ts';

/** Whether the evidence stands where it says. */
export function evidenceHolds(page: Pick<PageText, 'url' | 'text'>, evidence: Evidence): boolean {
  return (
    evidence.quote.trim() !== '' &&
    page.url === evidence.url &&
    page.text.startsWith(evidence.quote, evidence.start)
  );
}

/** Evidence of the characters from start to end, without white space at the ends. */
export function evidenceAt(page: PageText, start: number, end: number): Evidence {
  const raw = page.text.slice(start, end);
  const lead = raw.length - raw.trimStart().length;
  return { url: page.url, quote: raw.trim(), start: start + lead };
}

/** Characters of a page's text, `end` excluded. */
interface Chars {
  start: number;
  end: number;
}

/** The line around a place of the text. */
export function lineAround(page: Pick<PageText, 'text'>, at: number): Chars {
  const ends = lineEndsOf(page);
  const line = countBelow(ends, at);
  return { start: (ends[line - 1] ?? -1) + 1, end: ends[line] ?? page.text.length };
}

/** The block that holds the place; undefined between two. */
export function blockAround(page: Pick<PageText, 'blocks'>, at: number): TextBlock | undefined {
  const block = page.blocks[lowest(page.blocks.length, (place) => (page.blocks[place]?.end ?? 0) > at)];
  return block && block.start <= at ? block : undefined;
}

/** The blocks that hold any of the characters, found without a walk over the page. */
export function blocksWithin(page: Pick<PageText, 'blocks'>, { start, end }: Chars): TextBlock[] {
  const from = lowest(page.blocks.length, (place) => (page.blocks[place]?.end ?? 0) > start);
  const to = lowest(page.blocks.length, (place) => (page.blocks[place]?.start ?? 0) >= end);
  return page.blocks.slice(from, Math.max(from, to));
}

/** Of each page, once: a long page has as many places to look up as it has characters. */
const knownEnds = new WeakMap<object, { text: string; ends: readonly number[] }>();

function lineEndsOf(page: Pick<PageText, 'text'>): readonly number[] {
  const known = knownEnds.get(page);
  if (known?.text === page.text) return known.ends;
  const ends = [...page.text.matchAll(/\n/g)].map(({ index }) => index);
  knownEnds.set(page, { text: page.text, ends });
  return ends;
}

const countBelow = (sorted: readonly number[], bound: number) =>
  lowest(sorted.length, (place) => (sorted[place] ?? 0) >= bound);

/** The lowest place that fits, where all above it fit too; the count when none does. */
function lowest(count: number, fits: (place: number) => boolean): number {
  let [low, high] = [0, count];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (fits(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** The lines of the span, cut to it. */
export function linesWithin(page: PageText, { start, end }: Chars): Chars[] {
  const out: Chars[] = [];
  for (let at = start; at < end;) {
    const line = lineAround(page, at);
    out.push({ start: Math.max(start, line.start), end: Math.min(end, line.end) });
    at = line.end + 1;
  }
  return out;
}
