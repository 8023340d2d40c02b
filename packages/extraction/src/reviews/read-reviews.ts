import type { ReviewFact } from '../facts.ts';
import { attribute, byTag, findAll } from '../page/dom.ts';
import type { Element } from '../page/dom.ts';
import { evidenceAt } from '../page/quotes.ts';
import type { ReadPage } from '../page/read-page.ts';
import { dayIn } from '../news/days.ts';

const MIN_CHARS = 20;
const MAX_CHARS = 2000;
const MAX_REVIEWS = 60;

/** Reads what customers say on a page: quotations with who said them, and reviews marked as such. */
export function readReviews(read: ReadPage): ReviewFact[] {
  const marked = findAll(read.document, (element) =>
    /schema\.org\/Review$/.test(attribute(element, 'itemtype') ?? ''),
  );
  const quoted = byTag(read.document, 'blockquote').filter(
    (quote) => !marked.some((each) => holds(each, quote)),
  );
  return [...marked, ...quoted].flatMap((element) => reviewOf(read, element) ?? []).slice(0, MAX_REVIEWS);
}

function holds(around: Element, inner: Element): boolean {
  return findAll(around, (each) => each === inner).length > 0;
}

function reviewOf(read: ReadPage, element: Element): ReviewFact | null {
  const body =
    findAll(element, (each) => attribute(each, 'itemprop') === 'reviewBody')[0] ??
    byTag(element, 'p')[0] ??
    element;
  const span = read.spans.get(body);
  if (!span) return null;
  const evidence = evidenceAt(read.page, span.start, Math.min(span.end, span.start + MAX_CHARS));
  if (evidence.quote.length < MIN_CHARS) return null;
  const named = findAll(
    element,
    (each) =>
      attribute(each, 'itemprop') === 'author' || each.tagName === 'cite' || each.tagName === 'footer',
  )[0];
  const rated = findAll(element, (each) => attribute(each, 'itemprop') === 'ratingValue')[0];
  const rating = rated ? Number(attribute(rated, 'content') ?? textOf(read, rated)) : NaN;
  return {
    text: evidence.quote,
    rating: rating >= 1 && rating <= 5 ? rating : null,
    author: named ? textOf(read, named) || null : null,
    day: dayIn(textOf(read, element)),
    evidence,
  };
}

function textOf({ page, spans }: ReadPage, element: Element): string {
  const span = spans.get(element);
  return span ? page.text.slice(span.start, span.end).trim() : '';
}
