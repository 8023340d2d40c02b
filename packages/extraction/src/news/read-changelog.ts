import type { FeedEntry } from '../facts.ts';
import { attribute, byTag } from '../page/dom.ts';
import { evidenceAt } from '../page/quotes.ts';
import type { ReadPage } from '../page/read-page.ts';
import { dayIn } from './days.ts';

const MAX_ENTRIES = 60;
/** A day stands this close to its title, in lines. */
const NEAR_LINES = 2;

/** Reads a page of changes: titles with a day in them, beside them or right below. */
export function readChangelog(read: ReadPage): FeedEntry[] {
  const { page } = read;
  const main = page.blocks.filter(({ place }) => place === 'main');
  const stamped = byTag(read.document, 'time').flatMap((time) => {
    const span = read.spans.get(time);
    const day = dayIn(attribute(time, 'datetime') ?? '');
    return span && day ? [{ start: span.start, day }] : [];
  });
  const entries = main.flatMap((block, at) => {
    if (block.kind !== 'heading' || block.level < 2) return [];
    const near = main
      .slice(Math.max(0, at - 1), at + 1 + NEAR_LINES)
      .filter((each) => each === block || each.kind !== 'heading');
    const day =
      near
        .map((each) => dayIn(page.text.slice(each.start, each.end).slice(0, 80)))
        .find((each) => each !== null) ??
      stamped.find(({ start }) => near.some((each) => each.start <= start && start < each.end))?.day ??
      null;
    if (day === null) return [];
    const evidence = evidenceAt(page, block.start, block.end);
    return [{ title: evidence.quote, url: page.url, day, evidence }];
  });
  return entries.slice(0, MAX_ENTRIES);
}
