import type { Evidence, PageText } from '../facts.ts';

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
  const start = page.text.lastIndexOf('\n', at - 1) + 1;
  const end = page.text.indexOf('\n', at);
  return { start, end: end < 0 ? page.text.length : end };
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
