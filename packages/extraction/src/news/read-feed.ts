import { parseFragment } from 'parse5';
import type { FeedEntry, PageText } from '../facts.ts';
import { rawText } from '../page/dom.ts';
import { dayIn } from './days.ts';

export interface FeedRead {
  /** To be stored: its text holds each entry's title. */
  page: PageText;
  entries: FeedEntry[];
}

const MAX_ENTRIES = 60;

/**
 * Reads a feed, RSS or Atom. The stored text has a line for each entry: the day and the title, then what it says.
 *
 * @param xml what was received; what is no feed gives no entries
 */
export function readFeed(xml: string, url: string): FeedRead {
  const title = clean(inner(xml.split(/<(?:item|entry)[\s>]/i)[0] ?? '', 'title'));
  let text = title === '' ? '' : `${title}\n`;
  const entries: FeedEntry[] = [];
  for (const body of bodiesOf(xml)) {
    const name = clean(inner(body, 'title'));
    if (name === '' || entries.length >= MAX_ENTRIES) continue;
    const when = ['pubDate', 'published', 'updated', 'dc:date', 'date']
      .map((tag) => inner(body, tag))
      .find((each) => each !== '');
    const link = clean(inner(body, 'link')) || linkIn(body);
    const day = dayIn(when ?? '');
    const said = clean(inner(body, 'description') || inner(body, 'summary') || inner(body, 'content')).slice(
      0,
      1000,
    );
    const lead = day ? `${day} ` : '';
    const start = text.length + lead.length;
    text += `${lead}${name}\n${said === '' ? '' : `${said}\n`}`;
    entries.push({
      title: name,
      url: URL.canParse(link, url) ? new URL(link, url).href : null,
      day,
      evidence: { url, quote: name, start },
    });
  }
  return { page: { url, title: title || null, lang: null, text, blocks: blocksOf(text) }, entries };
}

function blocksOf(text: string): PageText['blocks'] {
  const blocks: PageText['blocks'] = [];
  let start = 0;
  for (const line of text.split('\n')) {
    if (line !== '') blocks.push({ start, end: start + line.length, place: 'main', kind: 'text', level: 0 });
    start += line.length + 1;
  }
  return blocks;
}

/** What stands in each entry, in order. */
function bodiesOf(xml: string): string[] {
  const bodies: string[] = [];
  const ends: Record<string, number> = {
    item: lastOf(xml, /<\/item>/gi),
    entry: lastOf(xml, /<\/entry>/gi),
  };
  const begin = /<(item|entry)(?:\s[^>]*)?(>)?/gi;
  for (let found = begin.exec(xml); found; found = begin.exec(xml)) {
    const name = (found[1] ?? '').toLowerCase();
    if (!found[2] || (ends[name] ?? -1) < begin.lastIndex) continue;
    const close = firstFrom(xml, new RegExp(`</${name}>`, 'gi'), begin.lastIndex);
    bodies.push(xml.slice(begin.lastIndex, close));
    begin.lastIndex = close;
  }
  return bodies;
}

function linkIn(xml: string): string {
  for (const [link] of xml.matchAll(/<link[^>]*/gi)) {
    const address = /\shref=["']([^"']+)["']/i.exec(link)?.[1];
    if (address) return address;
  }
  return '';
}

/** What stands in the first element of the name; nothing where it is not there or is never closed. */
function inner(xml: string, tag: string): string {
  for (const { 0: found, 1: closed, index } of xml.matchAll(new RegExp(`<${tag}(?:\\s[^>]*)?(>)?`, 'gi'))) {
    if (!closed) continue;
    const start = index + found.length;
    const end = firstFrom(xml, new RegExp(`</${tag}>`, 'gi'), start);
    return end < 0 ? '' : xml.slice(start, end).trim();
  }
  return '';
}

function firstFrom(text: string, expression: RegExp, from: number): number {
  expression.lastIndex = from;
  return expression.exec(text)?.index ?? -1;
}

const lastOf = (text: string, expression: RegExp) => [...text.matchAll(expression)].at(-1)?.index ?? -1;

/** Text without markup, whether it was escaped, in CDATA or written out. */
function clean(xml: string): string {
  const data = xml.replace(/<!\[CDATA\[([\s\S]*?)(?:(\]\]>)|$)/g, (whole, words: string, closed?: string) =>
    closed ? words : whole,
  );
  const once = rawText(parseFragment(data));
  const twice = /<[a-z/]/i.test(once) ? rawText(parseFragment(once)) : once;
  return twice.replace(/\s+/g, ' ').trim();
}
