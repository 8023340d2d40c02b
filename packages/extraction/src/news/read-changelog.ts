import type { FeedEntry } from '../facts.ts';
import { attribute, byTag } from '../page/dom.ts';
import { evidenceAt } from '../page/quotes.ts';
import type { ReadPage } from '../page/read-page.ts';
import { dayIn } from './days.ts';

const MAX_ENTRIES = 60;
/** A date stands on a line of its own, or with little beside it. */
const MAX_DATE_LINE = 90;
const MAX_TITLE_CHARS = 140;
/** Lines that one entry spans above and below its date. */
const NEAR = 4;
/** An entry with its text is no longer than this. */
const MAX_ENTRY_CHARS = 3000;

/** A bare version, a label or a name beside a date: no title. */
const NO_TITLE =
  /^(?:v(?:ersion)?\.? ?)?\d+(?:\.\d+){1,3}$|^(?:by|von|par|por|di|door|av|af)\s.{2,40}$|^(?:new|added|fixed|changed|improved|removed|update[ds]?|release[ds]?|feature|bug ?fix(?:es)?|news|blog|product|company|neu|behoben|verbessert|nouveau|nuevo|novo|nuovo|nieuw|ny(?:het)?|\d+ min(?:ute)?s? read|read more.*|weiterlesen|lire la suite|leer más|ler mais|leggi.*|lees (?:meer|verder)|läs mer|læs mere|les mer|czytaj.*|více|changelog|release notes|share|all posts?)[:.]?$/iu;

/** What parts a date from the words beside it. */
const SEPARATORS = /\s[–—|·•]\s|\s-\s|\s?\((?=\d|\p{L}+\s\d)|:\s/u;

interface Line {
  start: number;
  end: number;
  text: string;
  isHeading: boolean;
  level: number;
  day: string | null;
  /** The line is a date and next to nothing else. */
  isDate: boolean;
}

/**
 * Reads a page of changes or posts: each date with the title that belongs to it, above it, behind it or below it. Which it is
 * is the same for the whole page.
 */
export function readChangelog(read: ReadPage): FeedEntry[] {
  const lines = linesOf(read);
  const dated = lines.flatMap(({ day }, at) => (day === null ? [] : [at]));
  const first = dated[0];
  if (first === undefined) return [];
  const isAbove = titlesAbove(lines, dated);
  const entries: FeedEntry[] = [];
  const seen = new Set<string>();
  dated.forEach((at, index) => {
    const line = lines[at];
    const between = { from: dated[index - 1] ?? -1, to: dated[index + 1] ?? lines.length };
    const title = line && (titleInEntry(read, lines, at) ?? titleOf(lines, at, isAbove, between));
    if (!line?.day || !title || seen.has(`${line.day} ${title.text}`)) return;
    seen.add(`${line.day} ${title.text}`);
    const evidence = evidenceAt(read.page, title.start, title.end);
    entries.push({ title: evidence.quote, url: read.page.url, day: line.day, evidence });
  });
  return entries.slice(0, MAX_ENTRIES);
}

function linesOf(read: ReadPage): Line[] {
  const { page } = read;
  const stamps = byTag(read.document, 'time')
    .flatMap((time) => {
      const span = read.spans.get(time);
      const day = dayIn(attribute(time, 'datetime') ?? '');
      return span && day ? [{ start: span.start, day }] : [];
    })
    .sort((a, b) => a.start - b.start);
  let at = 0;
  return page.blocks.flatMap((block): Line[] => {
    if (block.place !== 'main') return [];
    const text = page.text.slice(block.start, block.end).trim();
    while ((stamps[at]?.start ?? Infinity) < block.start) at += 1;
    const stamp = stamps[at];
    const stamped = stamp && stamp.start < block.end ? stamp.day : null;
    const written = text.length <= MAX_DATE_LINE ? dayIn(text, page.lang) : null;
    const day = stamped ?? written;
    return [
      {
        ...{ start: block.start, end: block.end, text, day },
        ...{ isHeading: block.kind === 'heading', level: block.level },
        isDate: day !== null && isDateAlone(text, stamped !== null),
      },
    ];
  });
}

/** The smallest part of the page that holds the date and a title, and no other date: its heading, else its first title. */
function titleInEntry(read: ReadPage, lines: readonly Line[], at: number): Line | null {
  const own = lines[at];
  if (!own?.isDate) return null;
  const around = [...read.spans.values()]
    .filter(({ start, end }) => start <= own.start && own.end <= end && end - start > own.end - own.start + 4)
    .filter(({ start, end }) => end - start <= MAX_ENTRY_CHARS)
    .sort((a, b) => a.end - a.start - (b.end - b.start));
  for (const { start, end } of around) {
    const [from, to] = [firstAt(lines, start), firstAt(lines, end)];
    const within = lines.slice(from, to).filter((line) => line.end <= end + 1);
    if (within.some((line) => line !== own && line.day !== null && line.isDate)) return null;
    const titles = within.filter((line) => line !== own && isTitle(line) && line.level !== 1);
    const title = titles.find(({ isHeading }) => isHeading) ?? titles[0];
    if (title) return title;
  }
  return null;
}

/** The first line that begins there or later. */
function firstAt(lines: readonly Line[], start: number): number {
  let [low, high] = [0, lines.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((lines[middle]?.start ?? 0) >= start) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Without the date, labels and names, hardly a word is left. */
function isDateAlone(text: string, isStamped: boolean): boolean {
  const parts = text.split(SEPARATORS).map((part) => part.trim());
  return parts.every((part) => {
    if (part === '' || NO_TITLE.test(part)) return true;
    const words = part.split(/[^\p{L}]+/u).filter((word) => word.length > 3);
    return words.length <= (dayIn(part) !== null || isStamped ? 2 : 1);
  });
}

/** Whether titles stand above their dates: so they do where the line before most dates is a title, and the one behind is none. */
function titlesAbove(lines: readonly Line[], dated: readonly number[]): boolean {
  let above = 0;
  let below = 0;
  for (const at of dated) {
    const [before, behind] = [lines[at - 1], lines[at + 1]];
    if (before && isTitle(before))
      above += before.isHeading && before.level > 1 ? 2 : before.level === 1 ? 0 : 1;
    if (behind && isTitle(behind)) below += behind.isHeading ? 2 : 1;
  }
  const [first] = dated;
  const last = dated.at(-1);
  // What the last date leads to, or the first one follows, tells where the others do not.
  if (above === below && first !== undefined && last !== undefined) return lines[last + 1] === undefined;
  return above > below;
}

function isTitle({ text, day, isDate }: Line): boolean {
  return (
    !(day !== null && isDate) &&
    text.length >= 4 &&
    text.length <= MAX_TITLE_CHARS &&
    /\p{L}{2}|\p{Lo}/u.test(text) &&
    !NO_TITLE.test(text)
  );
}

function titleOf(
  lines: readonly Line[],
  at: number,
  isAbove: boolean,
  { from, to }: { from: number; to: number },
): { text: string; start: number; end: number } | null {
  const own = lines[at];
  if (!own) return null;
  // `Offline maps (3 November 2026)`: one line is both.
  if (!own.isDate) return beside(own);
  const above = lines.slice(Math.max(from + 1, at - NEAR), at).reverse();
  const below = lines.slice(at + 1, Math.min(to, at + 1 + NEAR));
  const near = (isAbove ? above : below).filter(isTitle);
  const other = (isAbove ? below : above).filter(isTitle);
  const title =
    near.find(({ isHeading, level }) => isHeading && level > 1) ??
    (isAbove ? near.find((line) => line.level !== 1) : near[0]) ??
    other.find(({ isHeading, level }) => isHeading && level > 1);
  return title ?? null;
}

/** The words of a line beside its date. */
function beside({ text, start }: Line): { text: string; start: number; end: number } | null {
  const parts = text.split(SEPARATORS);
  const title = parts.find(
    (part) => dayIn(part) === null && part.trim().length >= 4 && !NO_TITLE.test(part.trim()),
  );
  const words = title ?? (parts.length === 1 ? text : null);
  if (words === null) return null;
  const at = start + text.indexOf(words);
  return { text: words, start: at, end: at + words.length };
}
